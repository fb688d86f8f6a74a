import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to say that something is unsafe. Its contacts are those of the settings and the
 * contact form; it is made anew each day, so that it never ends.
 */
export function registerSecurityTxt(app: FastifyInstance, { config, settings }: Services): void {
  const { publicUrl } = config;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { contact_email } = await settings.read();
    const until = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 180 * DAY_MS);
    const lines = [
      ...(contact_email ? [`Contact: mailto:${contact_email}`] : []),
      `Contact: ${publicUrl}/contact`,
      `Expires: ${until.toISOString()}`,
      'Preferred-Languages: km, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
