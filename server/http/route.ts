import type { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';

/** What a verb knows of the call besides its input. */
export interface CallContext {
  services: Services;
  actor: Actor;
  /** A bearer token came along: cookies count for nothing. */
  bearer: boolean;
  language: Language;
  requestId: string;
  /** Salted hash of the client address, for limits and audit; the address itself is not kept. */
  ipHash: string;
  /** The same of the network around it, for what lasts: whoever has one address often has its neighbours. */
  networkHash: string;
  /** The same of what one provider hands out, which holds many networks. */
  aroundHash: string;
  /** The same of the connection, where the address may be made up (counted-as.ts). */
  viaHash?: string | undefined;
  userAgent: string;
  /** Names what the answer shows, so that caches can drop it when that changes. */
  tag(...tags: string[]): void;
  /** Names the moment at which the answer changes without a write (a deadline passes): no cache keeps it longer. */
  freshUntil(moment: Date | null): void;
  /** A page asks, which tidies its own address: filter values that no list has are left out instead of refused. */
  lenient?: boolean | undefined;
  /** Adds a Set-Cookie to the answer. */
  setCookie(cookie: string): void;
  /** The refresh token the caller sent as a cookie, if any. */
  refreshCookie: string | undefined;
  /** The key under which this write happens once; its transaction says so when it is committed. */
  onceKey?: { scope: string; key: string } | undefined;
  /** Whether a browser calls: it says so in headers that no script in a page can leave out of a write. */
  fromBrowser?: boolean | undefined;
  /** What binds the way back from an identity provider to this browser, if it is on its way. */
  loginState?: string | undefined;
  /** What binds the question for a passkey to the browser that began to sign in. */
  attempt?: string | undefined;
}

export type Handler<C extends Contract> = (
  input: { params: z.output<C['params']>; query: z.output<C['query']>; body: z.output<C['body']> },
  context: CallContext,
) => Promise<z.input<C['response']>>;

/** What is kept of an answer as it is sent, in the words of the contract; undefined where nothing is. */
export type Kept<C extends Contract> = (
  input: { params: z.output<C['params']>; query: z.output<C['query']> },
  context: CallContext,
) => string | undefined;

export interface Route {
  contract: Contract;
  handle: Handler<Contract>;
  kept?: Kept<Contract>;
}

/** Binds a contract to the verb that fulfils it; `kept` is looked at first. */
export function route<C extends Contract>(contract: C, handle: Handler<C>, kept?: Kept<C>): Route {
  return {
    contract,
    handle: handle as unknown as Handler<Contract>,
    ...(kept && { kept: kept as unknown as Kept<Contract> }),
  };
}
