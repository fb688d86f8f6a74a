import { z } from 'zod';
import { COUNTRIES, DEFAULT_COUNTRY } from '#shared/country/choose.ts';
import { isEmail } from '#shared/rules/email.ts';

const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(fallback)
    .transform((value) => value === '1');
/** `smtps://user:pass@host:port`: anything else would be found out only when the first mail fails. */
const isMailServer = (text: string) =>
  /^smtps?:\/\/[^/]+/i.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
/** `address`, or `Name <address>`: a mail server refuses everything else, and with it every mail. */
const isSender = (text: string) => {
  const [, name = '', named, alone] = /^(?:([^<>]*?)\s*<([^<>]+)>|([^<>\s]+))$/.exec(text.trim()) ?? [];
  return isEmail(named ?? alone ?? '') && !/[\r\n,;]/.test(name);
};
/** What `pg` understands. */
const isDatabase = (text: string) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
const port = z.coerce.number().int().min(0).max(65535);

/**
 * Every variable the program reads, in one place. `.describe` is the documentation from which `.env.example` is made;
 * `secret` values are never logged.
 */
export const settings = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe(
      'Mode. Production refuses what makes it unsafe, each with one sentence. With DEMO=1 on an address of this machine (http://localhost) without TRUST_PROXY it is a trial, which only PHUM_DEV=1 keeps from starting.',
    ),
  COUNTRY: z
    .enum(COUNTRIES)
    .default(DEFAULT_COUNTRY)
    .describe(
      'Country that the site serves: provinces, telephone numbers, currency, time and names, from its folder in shared/country. Pages are built for one (`COUNTRY=la npm run release`), and a database stays with the one it began with; another is refused at start.',
    ),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i, 'an address such as 127.0.0.1, or a name')
    .default('127.0.0.1')
    .describe(
      'Address to listen on. Behind a proxy on the same machine 127.0.0.1; 0.0.0.0 only where a firewall lets the proxy alone in, or callers say to be anybody. In development one that lets others in needs PUBLIC_URL, the address within the house.',
    ),
  PORT: port.default(3000).describe('Port of the site.'),
  PUBLIC_URL: z
    .string()
    .url()
    .optional()
    .describe(
      'Address people use, e.g. https://phum.example; in production https, except on this machine. Default: http://localhost:PORT.',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder of the embedded database, uploads and generated secrets.'),
  DATABASE_URL: z
    .string()
    .refine(isDatabase, 'must have the form postgres://user:password@host:5432/phum')
    .optional()
    .meta({ secret: true })
    .describe('PostgreSQL 15 or newer. Absent: the embedded one in DATA_DIR.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(16)
    .describe('Connections per process; searches take a quarter as many besides.'),
  DEMO: z
    .enum(['0', '1'])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === '1'))
    .describe(
      '1 loads demo data into an empty database and shows /dev pages. Default: 1 in development without DATABASE_URL. In production only on an address of this machine. The demonstration is of one country, and refused with another COUNTRY.',
    ),
  PHUM_DEV: flag('0').describe(
    '1 builds pages on the fly and reloads them on change (`npm run dev`). Refused in production.',
  ),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .meta({ secret: true })
    .describe(
      'Signs sessions: another one signs everybody out. Needed in production, made there by `npm run secret`. Absent: made once in DATA_DIR (one machine only). Like every secret here it may come from a file instead: SESSION_SECRET_FILE names it.',
    ),
  KEY_RING: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((key) => key.trim()))
    .refine((keys) => keys?.every((key) => key.length >= 32) ?? true, 'each key has 32 characters at least')
    .meta({ secret: true })
    .describe(
      'Seals what is stored (authenticator secrets, mails) and signs links in mails: keys made by `npm run secret`, separated by commas, the newest first; the others go on reading what they made. Absent: SESSION_SECRET. Before that one is changed for the first time, its old value belongs here.',
    ),
  REGISTRATION: flag('1').describe(
    '1 lets people without the national identity register with e-mail and password.',
  ),
  PAGE_VIEWS: flag('1').describe(
    '1 counts how often pages are opened: by day, page and language, nothing of people.',
  ),
  DESK_SECOND_FACTOR: z
    .enum(['0', '1'])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === '1'))
    .describe(
      '1 asks desk staff for a one-time code. Default: 1, in demonstrations 0. Production refuses 0.',
    ),
  IDENTITY_SIMULATOR_PORT: z
    .union([z.literal('off'), port])
    .optional()
    .describe(
      'Port of the simulated identity provider in demonstrations; its API takes the next one. "off" does without. Default: PORT+1.',
    ),
  CAMDIGIKEY_API: z
    .enum(['v2', 'v3'])
    .default('v3')
    .describe('Generation of the CamDigiKey API, of the simulated one too.'),
  CAMDIGIKEY_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id at CamDigiKey. With it all other CAMDIGIKEY settings without a default are needed.'),
  CAMDIGIKEY_CLIENT_DOMAIN: z
    .string()
    .regex(/^[^\s/]+$/, 'a name alone, without https://')
    .optional()
    .describe('Domain as registered, without https://.'),
  CAMDIGIKEY_SERVER_BASED_URL: z.string().url().optional().describe('Address of the CamDigiKey API.'),
  CAMDIGIKEY_LOGIN_HOSTS: z
    .string()
    .regex(/^[^\s/,]+(?:,[^\s/,]+)*$/, 'names separated by commas, without spaces and https://')
    .optional()
    .describe('Hosts of the sign-in page, separated by commas, e.g. auth.camdigikey.gov.kh.'),
  CAMDIGIKEY_AES_SECRET_KEY: z.string().optional().meta({ secret: true }).describe('AES key, base64.'),
  CAMDIGIKEY_AES_IV_PARAMS: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('AES initialisation vector, base64.'),
  CAMDIGIKEY_HMAC_KEY: z.string().optional().meta({ secret: true }).describe('HMAC key, base64.'),
  CAMDIGIKEY_CLIENT_KEYSTORE_FILE: z
    .string()
    .optional()
    .describe('PKCS#12 file with our key and certificate.'),
  CAMDIGIKEY_CLIENT_KEYSTORE_FILE_PASSWORD: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Password of the keystore.'),
  CAMDIGIKEY_CLIENT_TRUST_STORE_FILE: z
    .string()
    .optional()
    .describe('PKCS#12 file whose first certificate is the root of trust.'),
  CAMDIGIKEY_CLIENT_TRUST_STORE_FILE_PASSWORD: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Password of the trust store.'),
  CAMDIGIKEY_ECHOES_STATE: flag('0').describe(
    '1 if the provider confirmed that it sends callback variables back for this account.',
  ),
  CAMDIGIKEY_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(60_000)
    .default(10_000)
    .describe('Longest wait for an answer of CamDigiKey.'),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must begin with smtp:// or smtps:// and name a host')
    .optional()
    .meta({ secret: true })
    .describe(
      'Where mail goes, e.g. smtps://user:pass@host. Needed in production. Absent: kept for /dev/mailbox.',
    ),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address, or a name and one: Phum <no-reply@phum.example>')
    .default('Phum <no-reply@phum.example>')
    .describe('Sender of all mail, e.g. Phum <no-reply@phum.gov.kh>. Needed in production.'),
  MAIL_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe(
      'Days after which a mail that left is deleted from the outbox; it holds addresses, codes and links.',
    ),
  STORE: z.enum(['disk', 's3']).default('disk').describe('Where files are kept.'),
  S3_BUCKET: z
    .string()
    .regex(/^[^\s/:]+$/, 'the name of a bucket alone')
    .optional()
    .describe('Bucket for STORE=s3.'),
  S3_REGION: z.string().default('auto').describe('Region for STORE=s3.'),
  S3_ENDPOINT: z.string().url().optional().describe('Endpoint for STORE=s3, for compatible stores.'),
  S3_KEY: z.string().optional().meta({ secret: true }).describe('Access key for STORE=s3.'),
  S3_SECRET: z.string().optional().meta({ secret: true }).describe('Secret key for STORE=s3.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .optional()
    .describe(
      'Reverse proxies in front: 1 for nginx or Caddy. Needed in production, where one ends https; 0 there only if it passes connections on as they came. Default: 0. The client address is the one the outermost of them wrote into X-Forwarded-For; what callers write there themselves does not count.',
    ),
  HSTS_SUBDOMAINS: flag('0').describe(
    '1 makes browsers ask every name below that of PUBLIC_URL by https alone, for a year. Only where all of them have it: the site may be one of many under a ministry’s domain.',
  ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Least severe log line written.'),
  STRICT_TEXTS: flag('0').describe(
    '1 makes a missing text an error in production too, for tests. Default: its key is shown, and the log names it.',
  ),
  LIMITS: flag('1').describe(
    '0 switches rate limits off, for load tests on a closed machine. Production refuses 0.',
  ),
  DISK_RESERVE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_024)
    .describe(
      'Room on the disk of DATA_DIR that forms begun and uploads leave free, in MB: below it they are answered 507, while signing in, reading and the desk go on. At least 256 in production.',
    ),
  DRAFTS_KEPT_MOST: z.coerce
    .number()
    .int()
    .min(1)
    .default(20_000)
    .describe(
      'Forms begun and not sent that are kept at a time, all together. 20,000 never take more than 2.5 GB; for one more the network or person that keeps most gives one up; where all keep as few, it is answered 507 until old ones are dropped after 30 days.',
    ),
  DECISION_HOLD_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(10)
    .describe('How long a decision can be undone before its mail leaves.'),
  WEBSITE_TEST_HOSTS: z
    .string()
    .regex(/^[^=,]+=[^=,]+:\d+(?:,[^=,]+=[^=,]+:\d+)*$/, 'name=host:port, separated by commas')
    .optional()
    .describe(
      'Tests only, refused in production: names of websites that are led elsewhere when a claim is proved, e.g. shop.example=127.0.0.1:4000.',
    ),
  BULK_HOLD_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(600)
    .describe('How long a decision on many requests waits, and can be taken back, before it is carried out.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(120)
    .optional()
    .describe(
      'How long a node goes on serving after SIGTERM while /readyz already says that it ends: as long as whatever stands in front of several nodes needs to notice. Default: 5 in production, 0 where systemd holds the socket, which stays open, and in development. With 0 and without that socket the port closes at once: nobody sees /readyz fail before.',
    ),
  BACKUP_TO: z
    .string()
    .regex(/^(?:\/|s3:\/\/[^/]+)/, 'a folder that begins with /, or s3://bucket/folder')
    .optional()
    .describe(
      'Where `phum backup` keeps backups: a folder, best of another machine, e.g. /backups, or s3://bucket/folder, reached by the S3_ settings.',
    ),
  BACKUP_KEY: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, 'what `phum backup key` printed, age1…')
    .optional()
    .describe(
      'Public key that backups are sealed for, printed by `phum backup key`. Whoever has the other half reads them; it belongs on no machine of the site.',
    ),
  BACKUP_KEPT: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'three numbers: days, weeks, months')
    .default('7,4,12')
    .describe(
      'How many days, weeks and months back a backup is kept, the newest of each; all of the last 24 hours are.',
    ),
  METRICS_TOKEN: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe(
      'Bearer token for /metrics, made by `npm run secret` in production. Absent: /metrics answers nobody, because behind a proxy on the same machine everybody comes from there.',
    ),
} as const;
