import type { Config } from './config.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from './database/demo/staff.ts';

/** Prints where the site is and, in demo mode, who can sign in to the desk. The one place that writes to standard output. */
export function announceReady(config: Config, embedded: boolean): void {
  const lines = [
    `Phum is ready: ${config.publicUrl}`,
    `Database: ${embedded ? 'embedded, in DATA_DIR' : 'DATABASE_URL'}`,
  ];
  if (config.DEMO) {
    lines.push(
      '',
      `Review desk: ${config.publicUrl}/desk   password for all demo staff: ${DEMO_PASSWORD}`,
      ...DEMO_STAFF.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`),
      `Mail sent by the site: ${config.publicUrl}/dev/mailbox`,
      `Design system: ${config.publicUrl}/dev/components`,
      `API: ${config.publicUrl}/api/docs`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
