import { z } from 'zod';
import type { Schema } from '#tests/fuzz/bad-values.ts';
import { type Family, filled } from '../family.ts';

const PAYLOADS = [
  "' OR '1'='1",
  "'; select pg_sleep(4) --",
  '1); select pg_sleep(4); --',
  '" union select null,version() --',
  '%00',
  '%0d%0aX-Injected:%20yes',
  '$\u007b7*7}{{7*7}}<%= 7*7 %>',
  '../../../../../../etc/passwd',
  '$(sleep 4)`sleep 4`',
  '(a+)+$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
];
const PLACES = ['/files/', '/assets/', '/images/', '/share/', '/public/', '/'];
const TRAVERSALS = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '....//....//etc/passwd',
  '..\\..\\..\\etc\\passwd',
  '.git/config',
  '.env',
  'package.json',
];
const ASLEEP_MS = 3_500;
const INSIDE =
  /syntax error at or near|SQLSTATE|unterminated quoted|PostgreSQL \d|root:x:0:0|\[core\]|"devDependencies"/;

/** Commands for the database, the shell, the templates, the headers and the file system. */
export const injection: Family = {
  name: 'injection',
  share: 0.05,
  async attack({ target, notes, contracts }) {
    for (const place of PLACES)
      for (const path of TRAVERSALS) {
        if (notes.over()) return;
        await tryOne(`${place}${path}`);
      }
    for (const payload of PAYLOADS)
      for (const { method, path, access, query } of contracts) {
        if (method !== 'GET' || access.startsWith('desk')) continue;
        const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as Schema;
        const value = payload.startsWith('%') ? payload : encodeURIComponent(payload);
        const names = Object.keys(properties);
        const all = names.map((name) => `${name}=${value}`).join('&');
        if (notes.over()) return;
        await tryOne(`${filled(path, value)}?${all}`, access === 'member');
      }

    async function tryOne(url: string, signedIn = false): Promise<void> {
      const as = signedIn ? 'newcomer' : 'visitor';
      notes.tried();
      const first = await target.send(url, { as });
      if (first.statusCode >= 500 && first.statusCode !== 503)
        notes.found(`an answer with ${first.statusCode}`, url);
      if (INSIDE.test(first.body)) notes.found('a command is carried out', url);
      if ('x-injected' in first.headers) notes.found('a header is injected', url);
      if (first.ms < ASLEEP_MS || first.broken) return;
      // A busy machine is slow once; a command to sleep is obeyed again.
      const again = await target.send(url, { as });
      if (again.ms >= ASLEEP_MS) notes.found('a command to sleep is obeyed', url);
    }
  },
};
