import type { BodyOf, Contract, QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import type { ProblemBody } from './api-context.ts';
import { linePart } from './line/watch-line.ts';
import { openSignIn } from './overlays.ts';
import { bareProblem, codeOfStatus, isProblem } from './read-problem.ts';
import { withPatience } from './with-patience.ts';
import { withQuery } from './with-query.ts';

export interface FetchInput<C extends Contract> {
  method: C['method'];
  /** The contract's path with its parameters filled in. */
  path: string;
  query?: QueryOf<C>;
  /** Sent as JSON; a `FormData` as multipart. */
  body?: BodyOf<C> | FormData;
  signal?: AbortSignal;
  /** How long an answer may take; absent: half a minute. */
  patienceMs?: number;
  /** The same key sent twice does the work once. */
  idempotencyKey?: string;
  /** Nobody waits for it, or what waits has words of its own: a slow line is not told. */
  background?: boolean;
  /** Sent again until there is an answer, by itself too unless it is in the background; done once, also after the tab was closed. */
  once?: boolean;
}
export type FetchResult<T> = { ok: true; value: T } | { ok: false; problem: ProblemBody };

const TIMEOUT_MS = 30_000;

/**
 * Makes a call from the browser. Contracts are imported as types only (`fetchApi<typeof searchEverything>({…})`), so that
 * no schema is sent to visitors. An abort by the caller throws; everything else comes back as an answer or a problem.
 */
export async function fetchApi<C extends Contract>(
  input: FetchInput<C>,
): Promise<FetchResult<ResponseOf<C>>> {
  if (input.once) {
    return linePart().then((line) => line.sendUntilAnswered(input), withoutLine);
  }
  return withSession(() => send(input) as Promise<FetchResult<ResponseOf<C>>>);
}

/** Asks, and once more where the session had to be renewed. */
export async function withSession<T>(ask: () => Promise<FetchResult<T>>): Promise<FetchResult<T>> {
  const askedAt = Date.now();
  const first = await ask();
  return first.ok || !isSessionEnd(first.problem) ? first : afterSessionEnd(ask, first, askedAt);
}

/** Refusals of a sign-in itself: nobody was signed in, so no session is over. */
const REFUSALS: readonly string[] = ['sign_in_refused', 'account_disabled'];

/** 401 and 403 mean a dead session and nothing else. */
export const isSessionEnd = ({ status, code }: ProblemBody) =>
  (status === 401 || status === 403) && !REFUSALS.includes(code);

/** What comes next is a part of its own: most pages never need it. */
async function afterSessionEnd<T>(
  ask: () => Promise<FetchResult<T>>,
  failed: FetchResult<T>,
  askedAt: number,
): Promise<FetchResult<T>> {
  if (!document.documentElement.hasAttribute('data-signed-in')) {
    openSignIn();
    return failed;
  }
  return import('./session-over.ts').then(
    ({ renewOrSignIn }) => renewOrSignIn(ask, failed, askedAt),
    withoutLine,
  );
}

/** Whether the session is over cannot be told without a line: what was typed stays, and can be sent again. */
export const withoutLine = () => ({
  ok: false as const,
  problem: bareProblem(0, failureCode()),
});

/** One try, without a look at the session. */
export async function send(input: FetchInput<Contract>): Promise<FetchResult<unknown>> {
  const own = withPatience(input.signal, input.patienceMs ?? TIMEOUT_MS);
  // Made outside of the `try`: a fault of the program is never told as a lost line.
  const request: RequestInit = {
    method: input.method,
    headers: headersOf(input),
    credentials: 'same-origin',
    body: bodyOf(input.body),
    signal: own.signal,
  };
  const address = addressOf(input);
  // After a while the page says that the line is slow, later with a way out.
  if (!input.background)
    void linePart().then(
      (line) => line.saySlow(own),
      () => {},
    );
  try {
    const response = await fetch(address, request);
    const value: unknown = await response.json().catch((error: Error) => {
      // Half an answer is none.
      if (error.name !== 'SyntaxError') throw error;
      return null;
    });
    if (response.ok) return { ok: true, value };
    // From what stands in between: the server has not seen it, and recorded nothing.
    const { status } = response;
    return { ok: false, problem: isProblem(value) ? value : bareProblem(status > 501 ? 503 : status) };
  } catch (error) {
    if (input.signal?.aborted) throw error;
    return { ok: false, problem: bareProblem(0, failureCode(own.signal.aborted)) };
  } finally {
    own.abort();
  }
}

function failureCode(tookTooLong = false): string {
  if (tookTooLong) return codeOfStatus(408);
  return navigator.onLine === false ? 'offline' : 'unavailable';
}

/** Empty values are left out; a list becomes repeated parameters. */
export function addressOf({ path, query }: Pick<FetchInput<Contract>, 'path' | 'query'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  }
  return withQuery(path, search);
}

/** JSON in and out, in the language of the page. */
function headersOf({ body, idempotencyKey }: FetchInput<Contract>): HeadersInit {
  const language = document.documentElement.lang;
  return {
    Accept: 'application/json, application/problem+json',
    'Accept-Language': language,
    'Content-Language': language,
    ...(body !== undefined && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? body : JSON.stringify(body);
}
