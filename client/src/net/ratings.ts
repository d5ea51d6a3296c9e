/** The server's requests about ratings and statistics. */
import type { CurveShown, GameTally, LeadersShown, ProfileShown, SeatRatedShown } from "../generated/ratings";
import { json } from "./api";

export type { CurveShown as Curve, GameTally, LeadersShown as Leaders, PartTally, PointShown as Point, ProfileShown as Profile, RatingShown as Rating, SeatRatedShown as SeatRated, TallyShown as Tally } from "../generated/ratings";

const part = encodeURIComponent;

export const ratings = {
  leaders: (game: string) => json<LeadersShown>("GET", `/ratings/${part(game)}`),
  profile: (id: string) => json<ProfileShown>("GET", `/people/${part(id)}`),
  curve: (id: string, game: string) => json<CurveShown>("GET", `/people/${part(id)}/ratings/${part(game)}`),
  ofTable: (id: string, invite: string | null) => json<SeatRatedShown[]>("GET", `/tables/${part(id)}/ratings${invite === null ? "" : `?invite=${part(invite)}`}`),
  statistics: () => json<GameTally[]>("GET", "/me/statistics"),
};
