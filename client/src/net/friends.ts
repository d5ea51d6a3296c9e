/** The server's requests about friends, invitations, blocking and muting. Changes resolve to how everything stands then. */
import type { MyPeople, NewInvitation, PersonCard } from "../generated/people";
import { json, request } from "./api";

export type { AskShown as Ask, FriendShown as Friend, InvitationShown as Invitation, MyPeople, OtherShown as Other, PersonCard } from "../generated/people";

const part = encodeURIComponent;
const change = (method: "PUT" | "DELETE", what: string, id: string) => json<MyPeople>(method, `/me/${what}/${part(id)}`);

export const friends = {
  mine: () => json<MyPeople>("GET", "/me/people"),
  card: (id: string) => json<PersonCard>("GET", `/me/people/${part(id)}`),
  /** Asks, or accepts where they have asked. */
  ask: (id: string) => change("PUT", "friends", id),
  /** Ends a friendship, declines, or withdraws what was asked. */
  end: (id: string) => change("DELETE", "friends", id),
  block: (id: string) => change("PUT", "blocked", id),
  unblock: (id: string) => change("DELETE", "blocked", id),
  mute: (id: string) => change("PUT", "muted", id),
  unmute: (id: string) => change("DELETE", "muted", id),
  dismiss: (table: string) => change("DELETE", "invitations", table),
  invite: async (table: string, person: string) => void (await request("POST", `/tables/${part(table)}/invitations`, { person_id: person } satisfies NewInvitation)),
};
