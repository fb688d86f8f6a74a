import { randomUUID } from 'node:crypto';
import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';
import { type Material, makeSigner } from '../crypto/material.ts';
import { type MintOptions, mintToken, tokenId } from '../crypto/mint.ts';
import { PERSONAS, type Persona } from './personas.ts';
import { SCENARIOS, type Scenario, type ScenarioName } from './scenarios.ts';

const MINUTE_MS = 60_000;
/** The real lifetimes are not published; these are guesses. */
export const LOGIN_MS = 5 * MINUTE_MS;
const AUTH_MS = 15 * MINUTE_MS;
const ACCESS_MS = 60 * MINUTE_MS;
const ACCOUNT_MS = 60 * MINUTE_MS;

/** What a client asks for when it begins a sign-in. */
export interface LoginRequest {
  generation: ApiGeneration;
  callbackVars: Readonly<Record<string, string>>;
  /** Where the browser returns to, instead of the registered address. */
  successUrl?: string | undefined;
  errorUrl?: string | undefined;
}
export interface LoginToken extends LoginRequest {
  token: string;
  expiresAt: number;
  used: boolean;
}
export interface AuthToken {
  persona: Persona;
  expiresAt: number;
  used: boolean;
}
export interface AccessToken {
  token: string;
  /** Id of the token, a UUID; 3.x writes it into the header too. */
  jwtId: string;
  /** Null: the token of an organisation. */
  persona: Persona | null;
  issuedAt: number;
  expiresAt: number;
  active: boolean;
}
/** What a lookup hands out for an account. */
export interface AccountToken {
  token: string;
  persona: Persona;
  expiresAt: number;
}
export interface LoggedRequest {
  operation: string;
  body: Record<string, unknown> | null;
}

/** All the simulator remembers. It forgets it when it ends. */
export function createState(material: Material) {
  let clockOffsetMs = 0;
  const personas = new Map(PERSONAS.map((persona) => [persona.id, { ...persona }]));
  const logins = new Map<string, LoginToken>();
  const auths = new Map<string, AuthToken>();
  const accesses = new Map<string, AccessToken>();
  const accounts = new Map<string, AccountToken>();
  let requests: LoggedRequest[] = [];
  let scenarios: { scenario: Scenario; left: number }[] = [];

  const state = {
    material,
    personas,
    logins,
    auths,
    accesses,
    accounts,
    /** Key of a rogue signer while a scenario wants one. */
    signerKey: undefined as string | undefined,
    now: () => Date.now() + clockOffsetMs,
    requests: (): readonly LoggedRequest[] => requests,
    note: (request: LoggedRequest) => {
      requests = [...requests.slice(-199), request];
    },
    advance: (ms: number) => {
      clockOffsetMs += ms;
    },
    play: (name: ScenarioName, times: number) => {
      scenarios.push({ scenario: SCENARIOS[name], left: times });
    },
    /** The scenario that takes hold of a call, used up by one. */
    take(fits: (scenario: Scenario) => boolean): Scenario | undefined {
      const found = scenarios.find(({ scenario }) => fits(scenario));
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) scenarios = scenarios.filter((one) => one !== found);
      return found.scenario;
    },
    async rotateSigner(): Promise<void> {
      material.signer = await makeSigner(material.intermediate);
    },
    reset(): void {
      clockOffsetMs = 0;
      requests = [];
      scenarios = [];
      state.signerKey = undefined;
      for (const kept of [logins, auths, accesses, accounts]) kept.clear();
      for (const persona of PERSONAS) personas.set(persona.id, { ...persona });
    },
    /** The access token with this text, however old. */
    access: (token: unknown): AccessToken | undefined => accesses.get(tokenId(String(token))),
    newLogin(request: LoginRequest): LoginToken {
      const expiresAt = state.now() + LOGIN_MS;
      const token = mint({ generation: request.generation, expiresAt, alphabet: 'url' });
      const login = { ...request, token, expiresAt, used: false };
      logins.set(tokenId(token), login);
      return login;
    },
    newAuth(login: LoginToken, persona: Persona): string {
      const expiresAt = state.now() + AUTH_MS;
      const flaw = state.take((scenario) => scenario.mint !== undefined)?.mint;
      const token = mint({ generation: login.generation, expiresAt, alphabet: 'url', flaw });
      auths.set(tokenId(token), { persona, expiresAt, used: false });
      login.used = true;
      return token;
    },
    newAccess(generation: ApiGeneration, persona: Persona | null): AccessToken {
      const issuedAt = state.now();
      const expiresAt = issuedAt + ACCESS_MS;
      const jwtId = randomUUID();
      const token = mint({ generation, expiresAt, alphabet: 'standard', jwtId });
      const access = { token, jwtId, persona, issuedAt, expiresAt, active: true };
      accesses.set(tokenId(token), access);
      return access;
    },
    newAccount(generation: ApiGeneration, persona: Persona): AccountToken {
      const expiresAt = state.now() + ACCOUNT_MS;
      const token = mint({ generation, expiresAt, alphabet: 'standard' });
      const account = { token, persona, expiresAt };
      accounts.set(tokenId(token), account);
      return account;
    },
  };

  const mint = (options: Omit<MintOptions, 'key'>): string =>
    mintToken({ ...options, key: state.signerKey ?? material.signer.key });
  return state;
}

export type State = ReturnType<typeof createState>;
