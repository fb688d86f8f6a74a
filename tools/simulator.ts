import { parseArgs } from 'node:util';
import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';
import { startSimulator } from './identity-simulator/start.ts';
import { PERSONAS } from './identity-simulator/state/personas.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '3001' },
    folder: { type: 'string', default: 'data/identity-simulator' },
    api: { type: 'string', default: 'v3' },
  },
});
if (values.api !== 'v2' && values.api !== 'v3') throw new Error('--api is v2 or v3.');

const port = Number(values.port);
const simulator = await startSimulator({
  port,
  apiPort: port === 0 ? 0 : port + 1,
  siteUrl: values.site.replace(/\/$/, ''),
  folder: values.folder,
  generation: values.api satisfies ApiGeneration,
  production: process.env.NODE_ENV === 'production',
});
console.log(`Sign-in page: ${simulator.pageUrl}   API over mutual TLS: ${simulator.apiUrl}
Made-up people: ${PERSONAS.map(({ id }) => id).join(', ')}
Settings for a site that connects: ${simulator.settingsFile}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
