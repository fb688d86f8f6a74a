import { randomBytes } from 'node:crypto';
import type { Family } from '../family.ts';

/** Pages that are kept for everybody; a number of a page keeps them cold until we come. */
const KEPT = [
  '/',
  '/about',
  '/ecosystem',
  '/program',
  '/event',
  '/resources/blog',
  '/ecosystem/discover/startup',
  '/insights',
];
const HEADERS = [
  'x-forwarded-host',
  'x-host',
  'x-forwarded-server',
  'x-original-url',
  'x-rewrite-url',
  'x-http-host-override',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
];
const TRACKERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'fbclid', 'gclid'];

/** What one visitor sends must not stand in what the next is given. */
export const poisonedCaches: Family = {
  name: 'cache poisoning',
  share: 0.02,
  async attack({ target, notes }) {
    const mark = () => `mark${randomBytes(8).toString('hex')}`;
    for (const [n, path] of KEPT.entries()) {
      for (const tracker of TRACKERS) {
        const value = mark();
        // A search nobody made before: nothing is kept of it yet.
        const cold = `${path}?lang=km&page=${n + 2}&search=${mark().slice(4, 9)}`;
        for (const page of [cold, path])
          await poison(
            page,
            `${page}${page.includes('?') ? '&' : '?'}${tracker}=${value}`,
            {},
            value,
            tracker,
          );
      }
      for (const header of HEADERS) {
        const value = header.endsWith('url') ? `/${mark()}` : `${mark()}.example`;
        const sent = header === 'forwarded' ? `host=${value}` : value;
        const page = `${path}?lang=km&page=${n + 2}&search=${mark().slice(4, 9)}`;
        await poison(page, page, { [header]: sent }, value, header);
      }
    }

    async function poison(
      clean: string,
      dirty: string,
      headers: Record<string, string>,
      value: string,
      by: string,
    ) {
      if (notes.over()) return;
      notes.tried();
      const first = await target.send(dirty, { headers });
      notes.tried();
      const next = await target.send(clean);
      const shows = next.body.includes(value) || JSON.stringify(next.headers).includes(value);
      if (shows) notes.found('what one visitor sends reaches the next', `${by} at ${clean.split('?')[0]}`);
      if (first.statusCode >= 500 && first.statusCode !== 503) notes.found('a fault', dirty);
    }
  },
};
