/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type Doing = "lobby" | "watching" | "playing";
export type LinkState = "none" | "open" | "claimed" | "done";

export interface AccountShown {
  name: string | null;
  /** Whether there is one. */
  password: boolean;
  created: string;
  /** Recovery codes that may still be used. */
  codes: number;
  passkeys: PasskeyShown[];
  sessions: SessionShown[];
  /** Whether the club's own sign-in leads here. */
  club: boolean;
  /** Whether this browser has just shown that its owner is there, so that nothing more is asked of it. */
  confirmed: boolean;
}

/** `here`: whether it opens the hall under the name by which it was asked now. */
export interface PasskeyShown {
  id: string;
  name: string;
  created: string;
  used: string | null;
  here: boolean;
}

/** A browser that is signed in. `device` may be empty. */
export interface SessionShown {
  id: string;
  device: string;
  created: string;
  seen: string;
  /** Whether it is the one that asks. */
  mine: boolean;
}

/** Somebody who would like to be friends with the reader, or with whom the reader would like to be. */
export interface AskShown {
  id: string;
  name: string;
  account: boolean;
  at: string;
}

/** What its game finds out about it, for a page of the game's own: of a deck of KeyForge what it can do. */
export interface BelongingAbout {
  about: {};
}

/** What the reader writes about it. */
export interface BelongingNote {
  note: string;
}

/**
 * What has become of one of these texts: the `id` by which it is kept now, or null and what is wrong with it, in sentences;
 * `fresh`: it was not kept before.
 */
export interface BelongingRead {
  id: string | null;
  title: string;
  fresh: boolean;
  problems: string[];
}

/**
 * Something that the reader keeps for the seats of a game, such as a deck. `word` is what is brought to a table. Counted are
 * the reader's games that are over and to which they have brought it, those with bots, too.
 */
export interface BelongingShown {
  id: string;
  word: string;
  title: string;
  note: string;
  created: string;
  /** Alone or together with others. */
  won: number;
  lost: number;
  drawn: number;
}

/** What has become of each text, in their order, and all that is kept now. */
export interface BelongingsRead {
  read: BelongingRead[];
  all: BelongingsShown;
}

/** All that the reader keeps for a game, the newest first, and how much that may be. */
export interface BelongingsShown {
  kept: BelongingShown[];
  most: number;
}

/** Options for the browser's authenticator (WebAuthn). */
export interface ChallengeShown {
  options: {};
}

/** What the new device shows, and what it asks with. */
export interface ClaimShown {
  claim: string;
  number: string;
  /** Whose account it is, as others see them. */
  name: string;
}

/** Where the browser has to go. */
export interface ClubAddress {
  address: string;
}

/** `leave`: as in `SignIn`. */
export interface ClubWish {
  leave?: boolean;
}

/** New recovery codes, shown this once. */
export interface CodesShown {
  codes: string[];
}

export interface ConfirmPassword {
  password: string;
}

/** What the browser's authenticator says (WebAuthn), as JSON. */
export interface Credential {}
/** A friend of the reader. `doing` is what they do, None where they are not here or don't let their friends see it. */
export interface FriendShown {
  id: string;
  name: string;
  account: boolean;
  since: string;
  doing: Doing | null;
  table: FriendTableShown | null;
}

/** The public table at which a friend sits; `free`: the reader may join, else watch. */
export interface FriendTableShown {
  id: string;
  game: string;
  free: boolean;
}

/** The sign-in name, or for want of one the name that others see: written once more by whoever deletes the account. */
export interface Goodbye {
  name: string;
}

/** To a table, by a friend. `playing`: the game has begun, and the reader may watch it. */
export interface InvitationShown {
  table: string;
  game: string;
  playing: boolean;
  by: string;
  name: string;
  at: string;
}

export interface LinkClaim {
  claim: string;
}

export interface LinkCode {
  code: string;
  leave?: boolean;
}

/** The number that the new device shows. */
export interface LinkNumber {
  number: string;
}

/** A link to sign in elsewhere. `path` and `picture` (an SVG) are there once; `device` is what has claimed it. */
export interface LinkShown {
  state: LinkState;
  /** Seconds until it is worth nothing. */
  left: number;
  path: string | null;
  picture: string | null;
  device: string | null;
}

/**
 * All that the reader has to do with others: friends in the order of their names, who `asks` to be one, whom the reader has
 * `asked`, invitations, and whom the reader `blocked` or `muted`.
 */
export interface MyPeople {
  friends: FriendShown[];
  asks: AskShown[];
  asked: AskShown[];
  invitations: InvitationShown[];
  blocked: OtherShown[];
  muted: OtherShown[];
}

/** Somebody whom the reader blocks or mutes. */
export interface OtherShown {
  id: string;
  name: string;
  at: string;
}

/** An account for the guest who asks, or for somebody new. `called` is the name that others see. */
export interface NewAccount {
  name: string;
  password: string;
  called?: string | null;
  lang?: string | null;
}

export interface NewAccountName {
  name: string;
}

/** Texts as one would bring them to a table, each by itself: at least one, at most 20. */
export interface NewBelongings {
  texts: string[];
}

/** Who is invited to a table. */
export interface NewInvitation {
  person_id: string;
}

export interface NewPasskey {
  name: string;
  credential: Credential;
}

/** `now` is the password so far, if there is one; `name` a sign-in name for an account that has none. */
export interface NewPassword {
  password: string;
  now?: string | null;
  name?: string | null;
}

/** Where a browser gets its messages, as its own `PushSubscription` says it; what else that says is not read. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
}

/** What messages to a browser are encrypted with (RFC 8291), in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The answer to a challenge: to sign in, or to confirm that it is still the same person. */
export interface PasskeyAnswer {
  credential: Credential;
  leave?: boolean;
}

export interface PasskeyName {
  name: string;
}

/** Somebody whom one may have to do with; a guest has no `account`. */
export interface PersonCard {
  id: string;
  name: string;
  account: boolean;
}

/**
 * `key` is the hall's public key, for which browsers subscribe (RFC 8292), null where the hall sends none; `on` is
 * whether this browser is told.
 */
export interface PushShown {
  key: string | null;
  on: boolean;
}

/** A recovery code, and the password that counts from now on. */
export interface Recover {
  name: string;
  code: string;
  password: string;
  leave?: boolean;
}

/** `leave`: also where this browser's guest has tables or games, which stay behind. */
export interface SignIn {
  name: string;
  password: string;
  leave?: boolean;
}

/** Whether the new device is signed in by now; `over` if it never will be. */
export interface WaitShown {
  done: boolean;
  over: boolean;
}

/** How people can sign in here besides by name and password. */
export interface Ways {
  /** The name of the club whose own sign-in the hall takes. */
  club: string | null;
}
