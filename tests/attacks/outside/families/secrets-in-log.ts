import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Family } from '../family.ts';

const SECRET = /^(secret|token|code|key)$/;
/** The log is written in blocks. */
const WRITTEN_MS = 1_000;

interface Place {
  method: string;
  path: string;
  /** Parameters of the path. */
  name: RegExp;
  isPage: boolean;
}

/** Secrets of addresses: does the log keep them, may caches keep their pages, do they leave with the referrer? */
export const secretsInLog: Family = {
  name: 'secrets in addresses and logs',
  share: 0.02,
  async attack({ target, notes, contracts, pages }) {
    /** Where each secret went, by the secret. */
    const sent = new Map<string, string>();
    const places: Place[] = [
      ...pages.map((path) => ({ method: 'GET', path, name: /:(\w+)\??/g, isPage: true })),
      ...contracts.map(({ method, path }) => ({ method, path, name: /\{(\w+)\}/g, isPage: false })),
    ];
    for (const place of places)
      if ([...place.path.matchAll(place.name)].some(([, name]) => SECRET.test(name ?? '')))
        for (const shape of [(text: string) => text, shouted]) if (!notes.over()) await visit(place, shape);
    for (const name of ['token', 'authToken', 'code', 'email', 'password']) {
      const mark = secret(`?${name}=`);
      await target.send(`/camdigikey-login?${name}=${mark}`);
    }
    if (!target.log) return notes.leftOut('the log of this site cannot be read');
    await sleep(WRITTEN_MS);
    const log = target.log().toLowerCase();
    for (const [mark, where] of sent) if (log.includes(mark)) notes.found('the log keeps a secret', where);

    function secret(where: string): string {
      notes.tried();
      const mark = `s3cr3t${randomBytes(12).toString('hex')}`;
      sent.set(mark, where);
      return mark;
    }

    async function visit(
      { method, path, name, isPage }: Place,
      shape: (path: string) => string,
    ): Promise<void> {
      const mark = secret(`${method} ${shape(path)}`);
      const url = shape(path).replace(name, (whole, one: string) => (SECRET.test(one) ? mark : whole));
      const { headers, statusCode } = await target.send(url, {
        method,
        headers: { origin: target.origin, referer: `${target.origin}/team-invite/${mark}` },
        ...(method === 'GET' ? {} : { body: {} }),
      });
      if (statusCode >= 500 && statusCode !== 503) notes.found('a fault', path);
      if (!isPage) return;
      if (!/no-store/.test(String(headers['cache-control'] ?? '')))
        notes.found('caches may keep a page with a secret in its address', path);
      if (headers['referrer-policy'] !== 'no-referrer')
        notes.found('a secret leaves with the referrer', path);
    }
  },
};

/** The fixed words of a path in capitals: the router may not care, a list of masked addresses may. */
const shouted = (path: string) =>
  path.replace(/\/([a-z-]+)(?=\/|$)/g, (_, word: string) => `/${word.toUpperCase()}`);
