import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inboxSite } from '#server/areas/inbox/testing/inbox-site.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { stepsOf } from './steps.ts';
import { type BadLine, FAULTS, type Fault, startBadLine } from './support/bad-line.ts';

/**
 * What people do over a line that breaks, by the code their pages run, against the real site behind a proxy of our own:
 * taken once, nothing lost, and words that are true. `--long` waits until a line that hangs is given up.
 */
const LONG = process.env.LONG === '1';
const SILENT: readonly Fault[] = ['hang', 'half, then silence'];
const SHORT: readonly Fault[] = FAULTS.filter((fault) => !SILENT.includes(fault));

const { now, conversation } = inboxSite();
let line: BadLine;
let headers: Record<string, string> = {};
const plain = globalThis.fetch;

beforeAll(async () => {
  const { app } = now().test;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  line = await startBadLine(`http://127.0.0.1:${port}`, () => headers);
  const kept = new Map<string, string>();
  // What the code of pages uses of a browser; the line is real.
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.stubGlobal('document', { documentElement: { lang: 'km', hasAttribute: () => false } });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => plain(new URL(address, line.url), init));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await line.close();
});

const NAMES = Object.keys(stepsOf(null as never, null as never, '')) as (keyof ReturnType<typeof stepsOf>)[];

describe.each(NAMES)('%s', (name) => {
  it.each(LONG ? FAULTS : SHORT)(
    'over a line with the fault "%s" is done once, and nothing is lost',
    async (fault) => {
      const { test, dara } = now();
      const { id } = await conversation();
      headers = dara.headers;
      const step = await stepsOf(test, dara, id)[name]();
      line.breakNext(step.path, fault);
      const first = await step.press();
      if (fault === 'slow') expect(first.ok).toBe(true);
      else {
        if (first.ok) throw new Error('The line was not broken.');
        // Never a line that the browser has, never a fault of ours.
        expect(['unavailable', 'timeout']).toContain(first.problem.code);
        for (const language of LANGUAGES)
          for (const words of Object.values(
            problemTexts(createTranslator(language, catalog[language]), first.problem),
          ))
            expect(words).toMatch(language === 'km' ? /\p{Script=Khmer}/u : /\w/);
        // Nobody knows whose fault it is: the service is not said to be down.
        if (first.problem.code === 'unavailable')
          expect(problemTexts(createTranslator('en', catalog.en), first.problem).message).toMatch(/line/);
        expect(await step.taken()).toBeLessThanOrEqual(step.done);
      }
      // The next press; one more of what was answered is another thing.
      const again = fault === 'slow' ? first : await step.press();
      expect(again, JSON.stringify(again)).toMatchObject({ ok: true });
      expect(await step.taken()).toBe(step.done);
    },
  );
});
