import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** An answer as the site gave it, to be given again by a server that does nothing else. */
export interface Recorded {
  path: string;
  headers: Record<string, string>;
  /** The body as sent, in base64. */
  body: string;
}

/** The yardstick: a Fastify without plugins or hooks that sends bytes it has in memory. */
const [port, answers = ''] = process.argv.slice(2);
const app = Fastify();
for (const { path, headers, body } of JSON.parse(readFileSync(answers, 'utf8')) as Recorded[]) {
  const bytes = Buffer.from(body, 'base64');
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
}
app.get('/ready', (_request, reply) => reply.send('ready'));
await app.listen({ host: '127.0.0.1', port: Number(port) });
