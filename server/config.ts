import { z } from 'zod';
import { DEMO_COUNTRY } from './database/demo/demo-country.ts';
import { settings } from './environment-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { unsafeSettings, unsafeToServe } from './unsafe-settings.ts';

const schema = z.object(settings);

/** What is never logged, and may come from a file instead. */
export const SECRET_SETTINGS: readonly string[] = Object.entries(settings)
  .filter(([, { meta }]) => meta()?.secret)
  .map(([name]) => name);

export type Environment = z.infer<typeof schema>;
export type Config = Readonly<
  Omit<Environment, 'DEMO' | 'TRUST_PROXY' | 'DESK_SECOND_FACTOR' | 'IDENTITY_SIMULATOR_PORT'> & {
    DEMO: boolean;
    TRUST_PROXY: number;
    DESK_SECOND_FACTOR: boolean;
    IDENTITY_SIMULATOR_PORT: number | 'off';
    publicUrl: string;
    secure: boolean;
    /** Real production: NODE_ENV=production without demo data. */
    production: boolean;
  }
>;

/** The same for a server that is to be started: what may be read in tests may still not serve others. */
export function readServedConfig(env: Record<string, string | undefined>): Config {
  const config = readConfig(env);
  refuse(unsafeToServe({ ...config, isProxyTold: true }));
  return config;
}

function refuse(unsafe: readonly string[]): void {
  if (unsafe.length > 0) throw new Error(`The configuration is not safe:\n  ${unsafe.join('\n  ')}`);
}

/**
 * Reads and checks the environment once. Throws an Error that lists every wrong variable in one message.
 * Nothing else in the program touches `process.env`.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(withSecretFiles(env, SECRET_SETTINGS)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  if (value.STORE === 's3' && !(value.S3_BUCKET && value.S3_KEY && value.S3_SECRET))
    throw new Error('STORE=s3 needs S3_BUCKET, S3_KEY and S3_SECRET.');
  if (value.STORE === 's3' && value.BACKUP_TO?.split('/').slice(0, 3).join('/') === `s3://${value.S3_BUCKET}`)
    throw new Error(
      'BACKUP_TO is in the bucket of the files: every backup would hold the ones before it. Take another bucket.',
    );
  const hasDemo = value.COUNTRY === DEMO_COUNTRY;
  if (value.DEMO && !hasDemo)
    throw new Error(
      `DEMO=1 is refused with COUNTRY=${value.COUNTRY}: places and people of the demonstration are of COUNTRY=${DEMO_COUNTRY}. An empty site for trying out is NODE_ENV=development npm start.`,
    );
  const DEMO =
    value.DEMO ?? (hasDemo && value.NODE_ENV === 'development' && value.DATABASE_URL === undefined);
  const production = value.NODE_ENV === 'production' && !DEMO;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '');
  const IDENTITY_SIMULATOR_PORT = value.IDENTITY_SIMULATOR_PORT ?? (value.PORT === 0 ? 0 : value.PORT + 1);
  const DESK_SECOND_FACTOR = value.DESK_SECOND_FACTOR ?? !DEMO;
  const TRUST_PROXY = value.TRUST_PROXY ?? 0;
  const judged = { ...value, DEMO, DESK_SECOND_FACTOR, TRUST_PROXY, publicUrl };
  // All that is missing is said at once: without an address what a public one would need.
  const isNowhere = production && !value.PUBLIC_URL;
  const served = { ...judged, publicUrl: isNowhere ? 'https://not.told.yet' : publicUrl };
  refuse([
    ...(isNowhere ? ['PUBLIC_URL is needed in production.'] : []),
    ...unsafeSettings({ ...served, isProxyTold: value.TRUST_PROXY !== undefined }),
  ]);
  return {
    ...judged,
    IDENTITY_SIMULATOR_PORT,
    production,
    secure: publicUrl.startsWith('https:'),
  };
}
