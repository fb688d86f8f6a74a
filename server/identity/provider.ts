/** Who somebody is, as a national identity provider says. Everything but the subject may be missing. */
export interface IdentityProfile {
  /** The provider's permanent id of the person: the only thing people are recognised by. */
  subject: string;
  /** Given and family name in both scripts, NFC. */
  first_name: string;
  last_name: string;
  first_name_kh: string;
  last_name_kh: string;
  gender: 'M' | 'F' | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
  /** International form, e.g. +85512345678. Not verified for anything of ours. */
  phone: string | null;
  email: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality: string | null;
}

/** A way of signing in with an identity kept by somebody else. Verbs know only this. */
export interface IdentityProvider {
  /** Name under which links to people are stored. */
  readonly id: string;
  /** Address of the provider's page the browser goes to. `state` comes back with the browser where the provider can do that. */
  requestLogin(options: { state: string }): Promise<{ login_url: string }>;
  /** Whether the provider sends `state` back, so that a missing one is a refusal. */
  readonly echoesState: boolean;
  /** Under what a token is known, however it is written. Throws IdentityError for one that the provider did not make. */
  recognise(token: string): Promise<string>;
  /**
   * Changes the token the browser came back with for the person's profile. Throws IdentityError for whatever goes wrong.
   * A token works once.
   */
  completeLogin(token: string): Promise<IdentityProfile>;
}

/** Remembers which tokens were used. `reserve` is true for the first caller of a key and false for all later ones. */
export interface ReplayStore {
  reserve(key: string, keepSeconds: number): Promise<boolean>;
}
