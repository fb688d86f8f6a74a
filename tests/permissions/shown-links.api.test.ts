import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { person } from '#server/database/schema/person.ts';
import { AREAS } from '#shared/i18n/areas.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import { textsOfPage } from '../languages/texts-of-page.ts';

/** Who walks, by the address of their account in the demo data. */
const WALKERS = [
  'founder',
  'mentor',
  'investor',
  'eso',
  'reviewer',
  'editor',
  'analyst',
  'administrator',
] as const;
const addressOf = (who: string) => `${who}@phum.example`;
/** Where the walk begins and what it opens; other links are tried once. */
const START = ['/user/profile', '/user/inbox', '/desk'];
const INSIDE = /^\/(user|desk)(\/|$)/;
/** Of pages that differ by their record or their filters alone so many are opened. */
const OF_A_SHAPE = 1;
const RAW = new RegExp(`(?:^|\\s)(?:${AREAS.join('|')}):[a-z_]+(?:[.][\\w-]+)*(?:$|\\s)`);
const BROKEN = /\bundefined\b|\bNaN\b|\[object |\{\w+\}/;

/** What an address looks like without its record: `/user/profile/startup/:id?part`. */
function shapeOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const plain = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  // Lists of the desk have texts of their own; what is done with their records is the same for all.
  const [, list = '', rest = ''] = /^\/desk\/content\/([^/]+)(.*)$/.exec(plain) ?? [];
  if (list) return rest === '' || rest === '/new' ? plain : `/desk/content/:list${rest}`;
  return `${plain}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
const linksOf = (body: string) =>
  [...body.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.runIf(PAGES_BUILT)('what a person is shown leads somewhere', () => {
  const test = setUpSite();
  const ids = new Map<string, string>();
  const tried = new Set<string>();
  beforeAll(async () => {
    await seedDemo(test.services);
    const { db } = test.services.database;
    const rows = await db
      .select()
      .from(person)
      .where(inArray(person.email, WALKERS.map(addressOf)));
    for (const { email, id } of rows) ids.set(email!, id);
  }, 120_000);

  it.each(WALKERS)(
    '%s: every page of the profile area and the desk has words and no link that fails',
    { timeout: 180_000 },
    async (who) => {
      const { headers } = await test.signInAs(ids.get(addressOf(who))!, { strong: true });
      const open = (url: string, language: Language) =>
        test.site.inject({ url: `${url}${url.includes('?') ? '&' : '?'}lang=${language}`, headers });
      const wrong: string[] = [];
      const seen = new Map<string, number>();
      const left = START.map((url) => ({ url, from: 'the address' }));
      for (const { url, from } of left) {
        const shape = shapeOf(url);
        const times = seen.get(shape) ?? 0;
        if (times >= OF_A_SHAPE || /^\/(files|assets|dev)\//.test(url)) continue;
        seen.set(shape, times + 1);
        // What everybody reads is tried by whoever is shown it first.
        if (!INSIDE.test(url) && tried.has(shape)) continue;
        tried.add(shape);
        for (const language of INSIDE.test(url) ? LANGUAGES : (['km'] as const)) {
          const { statusCode, body, headers: got } = await open(url, language);
          const isStart = from === 'the address';
          if (statusCode >= 400 && !isStart) wrong.push(`${from} → ${url} (${language}): ${statusCode}`);
          if (statusCode !== 200 || !String(got['content-type']).includes('html') || !INSIDE.test(url))
            continue;
          // There texts are shown as they are written, with their places.
          for (const { text } of url.startsWith('/desk/texts') ? [] : textsOfPage(body))
            if (RAW.test(text) || BROKEN.test(text))
              wrong.push(`${url} (${language}): “${text.slice(0, 80)}”`);
          if (language === LANGUAGES[0])
            for (const link of linksOf(body)) left.push({ url: link.replace(/[?&]lang=\w+/, ''), from: url });
        }
      }
      expect(seen.size).toBeGreaterThan(15);
      expect(wrong).toEqual([]);
    },
  );
});
