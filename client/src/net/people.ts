/** The server's requests about accounts, and what a browser's authenticator needs of them. */
import type {
  AccountShown,
  ChallengeShown,
  ClaimShown,
  ClubAddress,
  CodesShown,
  LinkShown,
  NewAccount,
  NewPassword,
  PasskeyShown,
  Recover,
  SessionShown,
  SignIn,
  WaitShown,
  Ways,
} from "../generated/people";
import { ApiError, json, request } from "./api";
import type { Person } from "./protocol";

export type { AccountShown as Account, LinkShown as Link, PasskeyShown as Passkey, SessionShown as Session };

/** The answer of an authenticator was not to be had: the reader said no, or took too long. */
export const NO_PASSKEY = "no-passkey";

/** The guest in this browser has something to lose by whoever signs in. */
export const BUSY_GUEST = "account-guest-busy";

const part = encodeURIComponent;

/** Asks for something that has no answer but that it is done. */
async function done(method: string, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

export const people = {
  ways: () => json<Ways>("GET", "/sign-in"),
  make: (account: NewAccount) => json<Person>("POST", "/account", account),
  signIn: (wish: SignIn) => json<Person>("POST", "/sign-in", wish),
  signOut: () => done("POST", "/sign-out"),
  recover: (wish: Recover) => json<Person>("POST", "/recover", wish),
  account: () => json<AccountShown>("GET", "/account"),
  confirm: (password: string) => done("POST", "/account/confirm", { password }),
  setPassword: (wish: NewPassword) => json<Person>("PUT", "/account/password", wish),
  setName: (name: string) => done("PUT", "/account/name", { name }),
  remove: (name: string) => done("POST", "/account/delete", { name }),
  export: () => json<unknown>("GET", "/account/export"),
  codes: async () => (await json<CodesShown>("POST", "/account/codes")).codes,
  endSession: (id: string) => done("DELETE", `/account/sessions/${part(id)}`),
  endOthers: () => done("DELETE", "/account/sessions"),
  addPasskey: async (name: string) => {
    const { options } = await json<ChallengeShown>("POST", "/account/passkeys/options");
    await done("POST", "/account/passkeys", { name, credential: await created(options) });
  },
  renamePasskey: (id: string, name: string) => done("PATCH", `/account/passkeys/${part(id)}`, { name }),
  removePasskey: (id: string) => done("DELETE", `/account/passkeys/${part(id)}`),
  signInByPasskey: async (leave: boolean) => json<Person>("POST", "/sign-in/passkey", { credential: await asked(), leave }),
  confirmByPasskey: async () => done("POST", "/account/confirm/passkey", { credential: await asked() }),
  newLink: () => json<LinkShown>("POST", "/account/link"),
  link: () => json<LinkShown>("GET", "/account/link"),
  confirmLink: (number: string) => done("POST", "/account/link/confirm", { number }),
  endLink: () => done("DELETE", "/account/link"),
  claim: (code: string, leave: boolean) => json<ClaimShown>("POST", "/sign-in/link", { code, leave }),
  wait: (claim: string) => json<WaitShown>("POST", "/sign-in/link/wait", { claim }),
  toClub: async (leave: boolean) => (await json<ClubAddress>("POST", "/sign-in/club", { leave })).address,
  leaveClub: () => done("DELETE", "/account/club"),
};

/** Whether this browser can have passkeys, at this address. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && isSecureContext;
}

// -- what an authenticator reads and says: WebAuthn has bytes where JSON has base64url

type Plain = Record<string, unknown>;

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const idsOf = (listed: unknown) =>
  ((listed ?? []) as { id: string; type: "public-key" }[]).map(({ id, type }) => ({ id: bytesOf(id), type }));

async function created(options: Plain): Promise<Plain> {
  const { user, challenge, excludeCredentials, ...more } = options as Plain & { user: Plain; challenge: string };
  const publicKey = {
    ...more,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(String(user.id)) },
    excludeCredentials: idsOf(excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await answer(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...plain(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

async function asked(): Promise<Plain> {
  const { options } = await json<ChallengeShown>("POST", "/sign-in/passkey/options");
  const { challenge, allowCredentials, ...more } = options as Plain & { challenge: string };
  const publicKey = { ...more, challenge: bytesOf(challenge), allowCredentials: idsOf(allowCredentials) } as PublicKeyCredentialRequestOptions;
  const found = await answer(() => navigator.credentials.get({ publicKey }));
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    ...plain(found),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle ? textOf(response.userHandle) : null,
    },
  };
}

function plain({ id, rawId, type }: PublicKeyCredential): Plain {
  return { id, rawId: textOf(rawId), type, clientExtensionResults: {} };
}

async function answer(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new ApiError(NO_PASSKEY, 0);
}
