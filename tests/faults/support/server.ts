import { openMail } from '#server/mail/sealed-mail.ts';
import { type Site, startSite } from '#tools/bench/site.ts';

const SECRET = 'signs-what-the-tests-of-faults-need-signed';

/** What signs the stamps and tokens of the servers under test. */
export const secret = new TextEncoder().encode(SECRET);

/** Starts a server without demo data, pages and all, and waits until it is ready. The caller ends it. */
export function startServer(env: NodeJS.ProcessEnv, mode: 'all' | 'web' = 'all'): Promise<Site> {
  // The second factor of the desk has tests of its own; here staff sign in as in a demonstration. Without its data, what is
  // meant for trials is left to tests alone.
  return startSite(
    {
      NODE_ENV: 'test',
      DESK_SECOND_FACTOR: '0',
      DEMO: '0',
      PUBLIC_URL: 'http://localhost:1',
      SESSION_SECRET: SECRET,
      LOG_LEVEL: 'warn',
      ...env,
    },
    mode,
  );
}

/** Whether it can serve now; false also when nobody listens. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** The text of a mail as its reader sees it, of what the outbox holds. */
export const mailText = (text = ''): string =>
  openMail(secret, { subject: '', text, html: '', unsubscribe_url: '' }).text;
