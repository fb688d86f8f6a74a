import type { ApiGeneration } from '#server/identity/camdigikey/paths.ts';
import { type Material, makeSigner } from '../crypto/material.ts';
import { mintToken, tokenId } from '../crypto/mint.ts';
import { PERSONAS, type Persona } from './personas.ts';
import { SCENARIOS, type Scenario, type ScenarioName } from './scenarios.ts';

const MINUTE_MS = 60_000;
/** The real lifetimes are not published; these are guesses. */
export const LOGIN_MS = 5 * MINUTE_MS;
const AUTH_MS = 15 * MINUTE_MS;
const ACCESS_MS = 60 * MINUTE_MS;

export interface LoginToken {
  token: string;
  generation: ApiGeneration;
  expiresAt: number;
  callbackVars: Readonly<Record<string, string>>;
  used: boolean;
}
export interface AuthToken {
  persona: Persona;
  expiresAt: number;
  used: boolean;
}
export interface AccessToken {
  token: string;
  persona: Persona;
  expiresAt: number;
  active: boolean;
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
  let requests: LoggedRequest[] = [];
  let scenarios: { scenario: Scenario; left: number }[] = [];

  const state = {
    material,
    personas,
    logins,
    auths,
    accesses,
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
      for (const kept of [logins, auths, accesses]) kept.clear();
      for (const persona of PERSONAS) personas.set(persona.id, { ...persona });
    },
    newLogin(generation: ApiGeneration, callbackVars: Readonly<Record<string, string>>): LoginToken {
      const expiresAt = state.now() + LOGIN_MS;
      const token = mint(generation, expiresAt, 'url');
      const login = { token, generation, expiresAt, callbackVars, used: false };
      logins.set(tokenId(token), login);
      return login;
    },
    newAuth(login: LoginToken, persona: Persona): string {
      const expiresAt = state.now() + AUTH_MS;
      const token = mint(login.generation, expiresAt, 'url', true);
      auths.set(tokenId(token), { persona, expiresAt, used: false });
      login.used = true;
      return token;
    },
    newAccess(generation: ApiGeneration, persona: Persona): string {
      const expiresAt = state.now() + ACCESS_MS;
      const token = mint(generation, expiresAt, 'standard');
      accesses.set(tokenId(token), { token, persona, expiresAt, active: true });
      return token;
    },
  };

  function mint(
    generation: ApiGeneration,
    expiresAt: number,
    alphabet: 'url' | 'standard',
    auth = false,
  ): string {
    const flaw = auth ? state.take((scenario) => scenario.mint !== undefined)?.mint : undefined;
    const key = state.signerKey ?? material.signer.key;
    return mintToken({ generation, key, expiresAt, alphabet, flaw });
  }
  return state;
}

export type State = ReturnType<typeof createState>;
