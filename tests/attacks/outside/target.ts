import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#tests/fuzz/ask.ts';
import type { Answer } from '#tests/fuzz/no-fault.ts';

export const PEOPLE = ['founder', 'newcomer', 'reviewer', 'editor', 'analyst', 'administrator'] as const;
export type Who = (typeof PEOPLE)[number] | 'visitor';

export interface Account {
  email: string;
  password: string;
}

export interface TargetOptions {
  /** Address of the site, of this machine. */
  url: string;
  accounts: Readonly<Record<(typeof PEOPLE)[number], Account>>;
  /** Everything the site has logged so far; absent where its log cannot be read. */
  log?: () => string;
  /** Longer than this nobody waits to sign in. */
  longestWaitSeconds?: number;
}

export interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  payload?: Buffer | string | undefined;
  /** JSON to send. */
  body?: unknown;
  as?: Who;
  /** Address the request comes from, as the proxy in front would say it. */
  from?: string;
  patienceMs?: number;
}

/** An answer, or that none came. */
export type Outcome = Answer & { ms: number; broken?: string };

/** Nobody of the attack can sign in: it cannot go on, and says why in one line. */
export class NoSignIn extends Error {}

/** So often one waits when sign-ins are refused for being too many, and so long each time. */
const MOST_WAITS = 3;
const LONGEST_WAIT_SECONDS = 660;
const whyNot = ({ statusCode, headers, body }: Outcome) =>
  statusCode === 429
    ? `too many tried to sign in, it goes on in ${headers['retry-after'] ?? 'some'} seconds`
    : `${statusCode} ${body.replace(/\s+/g, ' ').slice(0, 200)}`;
const PATIENCE_MS = 30_000;
/** An access token lives a quarter of an hour; a long attack signs in anew before. */
const SIGNED_IN_MS = 10 * 60_000;
/** Sites count by address; an attacker has many. */
export const someAddress = () => `198.51.${randomInt(256)}.${randomInt(1, 255)}`;

/** A site under attack: requests as somebody, over real connections. */
export function aimAt({ url, accounts, log, longestWaitSeconds = LONGEST_WAIT_SECONDS }: TargetOptions) {
  const { port, hostname, origin } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error('Only a site on this machine is attacked.');
  const cookies = new Map<Who, { cookie: string; until: number }>();

  async function send(path: string, options: CallOptions = {}): Promise<Outcome> {
    const { method = 'GET', headers = {}, body, as = 'visitor', from = someAddress() } = options;
    const json = body === undefined ? undefined : JSON.stringify(body);
    const payload = json ?? options.payload;
    const cookie = as === 'visitor' ? undefined : await cookieOf(as);
    const started = performance.now();
    const timer = new AbortController();
    const late = sleep(options.patienceMs ?? PATIENCE_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error('no answer in time');
    });
    try {
      const answer = await Promise.race([
        ask(Number(port), {
          method,
          url: path,
          headers: {
            host: new URL(url).host,
            'x-forwarded-for': from,
            ...(cookie ? { cookie } : {}),
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          payload: payload === undefined ? undefined : Buffer.from(payload as string),
        }),
        late,
      ]);
      return { ...answer, ms: performance.now() - started };
    } catch (error) {
      const broken = error instanceof Error ? error.message : String(error);
      return { statusCode: 0, headers: {}, body: '', ms: performance.now() - started, broken };
    } finally {
      timer.abort();
      late.catch(() => {});
    }
  }

  async function cookieOf(who: Exclude<Who, 'visitor'>): Promise<string> {
    const kept = cookies.get(who);
    if (kept && performance.now() < kept.until) return kept.cookie;
    const { email, password } = accounts[who];
    const signIn = () =>
      send('/public/api/v1/auth/login/', { method: 'POST', body: { email, password }, headers: { origin } });
    let answer = await signIn();
    for (let times = 0; answer.statusCode === 429 && times < MOST_WAITS; times += 1) {
      const seconds = Number(answer.headers['retry-after'] ?? 1);
      if (seconds > longestWaitSeconds) break;
      await sleep(seconds * 1_000);
      answer = await signIn();
    }
    const set = [answer.headers['set-cookie'] ?? []].flat();
    if (answer.statusCode !== 200 || set.length === 0)
      throw new NoSignIn(`${email} cannot sign in at ${url}: ${whyNot(answer)}`);
    const cookie = set.map((one) => String(one).split(';')[0]).join('; ');
    cookies.set(who, { cookie, until: performance.now() + SIGNED_IN_MS });
    return cookie;
  }

  return {
    url,
    port: Number(port),
    origin,
    accounts,
    log,
    send,
    cookieOf,
    /** Everybody signs in again: some attacks end sessions. */
    forgetSessions: () => cookies.clear(),
  };
}
export type Target = ReturnType<typeof aimAt>;
