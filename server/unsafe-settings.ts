import { isMadeSecret } from './made-secret.ts';
import { isNearby, isThisMachine } from './this-machine.ts';

/** The settings that can make an installation unsafe, as they were read. */
export interface JudgedSettings {
  NODE_ENV: 'development' | 'production' | 'test';
  DEMO: boolean;
  PHUM_DEV: boolean;
  LIMITS: boolean;
  REGISTRATION: boolean;
  DESK_SECOND_FACTOR: boolean;
  SESSION_SECRET?: string | undefined;
  KEY_RING?: readonly string[] | undefined;
  METRICS_TOKEN?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATABASE_URL?: string | undefined;
  WEBSITE_TEST_HOSTS?: string | undefined;
  /** Where it listens. */
  HOST: string;
  /** Proxies in front, through which others get there. */
  TRUST_PROXY: number;
  /** It was set, not left to its default. */
  isProxyTold: boolean;
  publicUrl: string;
  /** As it was set; the address above has a default. */
  PUBLIC_URL?: string | undefined;
  DISK_RESERVE_MB: number;
  CAMDIGIKEY_SERVER_BASED_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
}

/** With less the database cannot end in good order what it began. */
const LEAST_RESERVE_MB = 256;

interface Rule {
  /** Holds for a demonstration on this machine as well. */
  always?: true;
  isBroken(settings: JudgedSettings): boolean;
  says: string;
}

/** What production refuses, each with the sentence that says so. */
const RULES: readonly Rule[] = [
  {
    isBroken: ({ DEMO }) => DEMO,
    says: 'DEMO=1 is refused in production on a public address.',
  },
  {
    always: true,
    isBroken: ({ PHUM_DEV }) => PHUM_DEV,
    says: 'PHUM_DEV=1 is refused in production: it builds pages on the fly and shows their source.',
  },
  {
    always: true,
    isBroken: ({ DEMO, WEBSITE_TEST_HOSTS }) => !DEMO && WEBSITE_TEST_HOSTS !== undefined,
    says: 'WEBSITE_TEST_HOSTS is refused in production.',
  },
  {
    always: true,
    isBroken: ({ DEMO, SESSION_SECRET }) => !DEMO && SESSION_SECRET === undefined,
    says: 'SESSION_SECRET is needed in production.',
  },
  {
    isBroken: ({ publicUrl }) => !publicUrl.startsWith('https:'),
    says: 'PUBLIC_URL must begin with https:// in production: passwords and cookies would travel in the clear. A trial on this machine is DEMO=1.',
  },
  {
    isBroken: ({ isProxyTold, publicUrl }) => !isProxyTold && publicUrl.startsWith('https:'),
    says: 'TRUST_PROXY must say how many proxies stand in front, 1 for nginx or Caddy: one ends https, and unless it is believed nobody’s address is known for sure.',
  },
  {
    isBroken: ({ LIMITS }) => !LIMITS,
    says: 'LIMITS=0 is refused in production: passwords and codes could be guessed without end.',
  },
  {
    isBroken: ({ DESK_SECOND_FACTOR }) => !DESK_SECOND_FACTOR,
    says: 'DESK_SECOND_FACTOR=0 is refused in production: a stolen password would open the desk.',
  },
  {
    isBroken: ({ SESSION_SECRET }) => SESSION_SECRET !== undefined && !isMadeSecret(SESSION_SECRET),
    says: 'SESSION_SECRET must be what "npm run secret" printed, whole: what was thought up may be guessed.',
  },
  {
    isBroken: ({ KEY_RING = [] }) => !KEY_RING.every(isMadeSecret),
    says: 'KEY_RING must hold what "npm run secret" printed, each whole: what was thought up may be guessed.',
  },
  {
    isBroken: ({ METRICS_TOKEN }) => METRICS_TOKEN !== undefined && !isMadeSecret(METRICS_TOKEN),
    says: 'METRICS_TOKEN must be what "npm run secret" printed, whole: what was thought up may be guessed.',
  },
  {
    isBroken: ({ SESSION_SECRET, METRICS_TOKEN, KEY_RING = [] }) =>
      METRICS_TOKEN !== undefined && [SESSION_SECRET, ...KEY_RING].includes(METRICS_TOKEN),
    says: 'METRICS_TOKEN must be another than SESSION_SECRET and those of KEY_RING: whoever reads figures could sign in as anybody.',
  },
  {
    isBroken: ({ DISK_RESERVE_MB }) => DISK_RESERVE_MB < LEAST_RESERVE_MB,
    says: `DISK_RESERVE_MB must be at least ${LEAST_RESERVE_MB} in production: what others send would fill the disk.`,
  },
  {
    isBroken: ({ CAMDIGIKEY_SERVER_BASED_URL }) => isPlain(CAMDIGIKEY_SERVER_BASED_URL),
    says: 'CAMDIGIKEY_SERVER_BASED_URL must begin with https:// in production: identities would travel in the clear.',
  },
  {
    isBroken: ({ SMTP_URL }) => SMTP_URL !== undefined && mayTravelInTheClear(SMTP_URL),
    says: 'SMTP_URL must begin with smtps://, or end with ?requireTLS=true, outside your own network, without other options: links and passwords would travel in the clear.',
  },
  {
    isBroken: ({ DATABASE_URL }) => DATABASE_URL !== undefined && reachesOpenly(DATABASE_URL),
    says: 'DATABASE_URL must end with ?sslmode=verify-full outside your own network: everything would travel in the clear, or to somebody else.',
  },
  {
    isBroken: ({ PUBLIC_URL }) => PUBLIC_URL !== undefined && !isBareOrigin(PUBLIC_URL),
    says: 'PUBLIC_URL must be an address alone, such as https://phum.example: no user, path or query.',
  },
  {
    isBroken: ({ S3_ENDPOINT }) => isPlain(S3_ENDPOINT) && !isNearby(S3_ENDPOINT!),
    says: 'S3_ENDPOINT must begin with https:// in production, outside your own network: files would travel in the clear.',
  },
  {
    isBroken: ({ SMTP_URL }) => SMTP_URL === undefined,
    says: 'SMTP_URL is needed in production: codes, links and decisions reach people by mail.',
  },
  {
    isBroken: ({ MAIL_FROM }) => /@([\w.-]*\.)?example>?\s*$/i.test(MAIL_FROM),
    says: 'MAIL_FROM is needed in production, with an address of your own domain: the one of the demonstration belongs to nobody.',
  },
];

/** Everything that production refuses, a sentence each, beginning with the setting. */
export const productionRefusals: readonly string[] = RULES.map(({ says }) => says);

/**
 * Why an installation must not start with these settings: one sentence for each. A trial (`npm start`, journeys,
 * benchmarks) may do without most of it: it holds demo data alone, has an address of this machine, listens there and has no
 * proxy in front. Without DEMO=1 nothing is a trial, whatever its address: a proxy that hides itself leads others to it.
 */
export function unsafeSettings(settings: JudgedSettings): string[] {
  if (settings.NODE_ENV === 'test') return [];
  const isTrial = staysHere(settings) && settings.TRUST_PROXY === 0;
  if (settings.NODE_ENV === 'development') {
    return unsafeToDevelop(settings, isTrial);
  }
  const mayLack = isTrial && settings.DEMO;
  return RULES.filter((rule) => (rule.always || !mayLack) && rule.isBroken(settings)).map(({ says }) => says);
}

/** Demo accounts are open to whoever gets there: that is for this machine, or for a house whose address is told. */
function unsafeToDevelop(settings: JudgedSettings, isTrial: boolean): string[] {
  if (isTrial) return [];
  const { publicUrl, HOST, TRUST_PROXY, PUBLIC_URL } = settings;
  const listensTo = `http://${bracketed(HOST)}`;
  const isPublic = publicUrl.startsWith('https:') || !isNearby(publicUrl);
  if (isPublic || TRUST_PROXY > 0 || (!EVERYBODY.has(HOST) && !isNearby(listensTo)))
    return ['NODE_ENV=production is needed on a public address and behind a proxy.'];
  return !isThisMachine(listensTo) && (PUBLIC_URL === undefined || isThisMachine(publicUrl))
    ? [
        'PUBLIC_URL must name the address within the house, as HOST lets others in: demo accounts are open to them.',
      ]
    : [];
}

/** Why a server must not start: tests read settings of every kind, but what they start is for this machine alone. */
export const unsafeToServe = (settings: JudgedSettings): string[] =>
  settings.NODE_ENV === 'test' && !staysHere(settings)
    ? ['NODE_ENV=test is for tests on this machine: NODE_ENV=production is needed on a public address.']
    : [];

const staysHere = ({ publicUrl, HOST }: JudgedSettings): boolean =>
  isThisMachine(publicUrl) && isThisMachine(`http://${bracketed(HOST)}`);

/** What HOST is where it listens on every network. */
const EVERYBODY: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Neither absent nor encrypted on the way. */
const isPlain = (url: string | undefined): boolean => url !== undefined && !/^https:/i.test(url);

/** Whether mail may leave this house without encryption, or to a server whose certificate nobody looks at. */
function mayTravelInTheClear(url: string): boolean {
  const { protocol, search } = new URL(url);
  if (isNearby(url)) return false;
  return protocol === 'smtps:' ? search !== '' : search !== '?requireTLS=true';
}

/** Whether a database outside this house is reached without encryption, or whoever answers is believed. */
function reachesOpenly(url: string): boolean {
  if (!URL.canParse(url) || new URL(url).hostname === '' || isNearby(url)) return false;
  return new URL(url).searchParams.get('sslmode') !== 'verify-full';
}

const isBareOrigin = (url: string): boolean => {
  const { username, password, pathname, search, hash } = new URL(url);
  return [username, password, search, hash].every((part) => part === '') && pathname === '/';
};

/** An address as it stands in a URL. */
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);
