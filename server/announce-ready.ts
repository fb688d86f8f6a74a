import type { Config } from './config.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from './database/demo/staff.ts';
import { COMMIT, VERSION } from './version.ts';

export interface Ready {
  /** The database lives in DATA_DIR. */
  embedded: boolean;
  /** People can sign in by the national identity; in demonstrations by its simulator. */
  identity: boolean;
}

/** Prints where the site is and, in demo mode, who can sign in and how. The one place that writes to standard output. */
export async function announceReady(config: Config, { embedded, identity }: Ready): Promise<void> {
  const lines = [
    `Phum ${[VERSION, COMMIT && `(${COMMIT})`].filter(Boolean).join(' ')} is ready: ${config.publicUrl}`,
    `Database: ${embedded ? 'embedded, in DATA_DIR' : 'DATABASE_URL'}`,
  ];
  if (config.DEMO) {
    lines.push(
      '',
      `Review desk: ${config.publicUrl}/desk   password for all demo staff: ${DEMO_PASSWORD}`,
      ...DEMO_STAFF.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`),
      ...(identity ? await simulatorLines(config) : []),
      `Mail sent by the site: ${config.publicUrl}/dev/mailbox`,
      `Design system: ${config.publicUrl}/dev/components`,
      `API: ${config.publicUrl}/api/docs`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Where the simulated national identity is, and who can be chosen there. */
async function simulatorLines({
  CAMDIGIKEY_CLIENT_ID,
  IDENTITY_SIMULATOR_PORT: port,
}: Config): Promise<string[]> {
  if (CAMDIGIKEY_CLIENT_ID || typeof port !== 'number' || port === 0) return [];
  const { PERSONAS } = await import('#tools/identity-simulator/state/personas.ts');
  return [
    `National digital identity: simulator on http://localhost:${port}, opened by "Sign in" on the site`,
    ...PERSONAS.map(({ id, label }) => `  ${id.padEnd(28)} ${label}`),
  ];
}
