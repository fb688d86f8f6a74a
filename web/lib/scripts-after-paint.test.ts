import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/root.js"/>
<link rel="stylesheet" href="/assets/frame.css"/></head><body><p>Words</p>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client.js");</script><script>window.other = 'import * as no from "x";'</script></body>`;

interface Around {
  /** Not a page for scripts. */
  still?: boolean;
  /** A file that the line loses twice. */
  late?: string;
  /** A file that does not come. */
  lost?: string;
}

/** What the starting script does, each file it asks for noted in turn, and whether it gave the page up. */
async function start(html: string, { still = false, lost, late }: Around = {}): Promise<string[]> {
  const [, code = ''] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const done: string[] = [];
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...given: unknown[]) => Promise<void>;
  const run = new AsyncFunction(
    'window',
    'document',
    'requestAnimationFrame',
    'load',
    'setTimeout',
    code.replaceAll(/\bimport\(/g, 'load('),
  );
  const page = {
    documentElement: {
      hasAttribute: () => !still,
      removeAttribute: (name: string) => done.push(`no ${name}`),
    },
    hidden: false,
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => done.push(`${rel} ${href}`) },
  };
  const frame = (then: () => void) => {
    done.push('frame');
    then();
  };
  let times = 0;
  const load = async (file: string) => {
    if (file === lost || (file === late && times++ < 2)) throw new TypeError('lost');
    done.push(`import ${file}`);
    const untilUsed = async (data: string[]) => {
      done.push(`used ${data}`);
      const come = (async () => {
        for (let n = 0; n < 9; n += 1) await null;
        done.push('filled');
      })();
      return { filled: come };
    };
    return { untilUsed };
  };
  await run({}, page, frame, load, (then: () => void) => void queueMicrotask(then)).catch((error) =>
    done.push(String(error)),
  );
  return done;
}

it('fetches scripts after the first frame, all at once, and runs them in their order', async () => {
  const html = scriptsAfterPaint(PAGE, 'en');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(await start(html)).toEqual([
    'frame',
    'modulepreload /assets/manifest.js',
    'modulepreload /assets/root.js',
    'import /assets/manifest.js',
    'import /assets/root.js',
    'import /assets/home.js',
    'import /assets/entry.client.js',
  ]);
});

it('asks for nothing but the starter before the page is used, where it waits for that', async () => {
  const starter = '/assets/starter.js';
  const html = scriptsAfterPaint(PAGE, 'en', { file: starter, data: ['frame', 'own'] });
  const done = await start(html);
  expect(done.slice(0, 4)).toEqual([
    'frame',
    `import ${starter}`,
    'used frame,own',
    'modulepreload /assets/manifest.js',
  ]);
  // What it is woken by comes beside the files, and is there before the first of them runs.
  expect(done.indexOf('filled')).toBeGreaterThan(done.indexOf('modulepreload /assets/root.js'));
  expect(done.indexOf('filled')).toBeLessThan(done.indexOf('import /assets/manifest.js'));
  expect((await start(html, { lost: starter })).filter((step) => step.startsWith('modulepreload'))).toEqual(
    [],
  );
  expect(await start(html, { still: true })).toEqual([]);
});

it('asks again for a file that the line lost; until it is there the page is one without scripts', async () => {
  const done = await start(scriptsAfterPaint(PAGE, 'en'), { late: '/assets/root.js' });
  expect(done.filter((step) => step.startsWith('no ') || step.includes('root.js'))).toEqual([
    'modulepreload /assets/root.js',
    'no data-scripts',
    'modulepreload /assets/root.js',
    'no data-scripts',
    'modulepreload /assets/root.js',
    'import /assets/root.js',
  ]);
  expect(done.at(-1)).toBe('import /assets/entry.client.js');
});

it('knows them with the mark that they bear until the page leaves', async () => {
  const marked = PAGE.replaceAll('<script', '<script nonce="m"').replaceAll('.js"/>', '.js" nonce="m"/>');
  const html = scriptsAfterPaint(marked, 'en');
  expect(html).toContain('<script nonce="m" type="module" async="">');
  expect(await start(html.replaceAll(' nonce="m"', ''))).toEqual(await start(scriptsAfterPaint(PAGE, 'en')));
});

it('touches neither other scripts nor the style sheet', () => {
  const html = scriptsAfterPaint(PAGE, 'en');
  expect(html).toContain(`<script>window.other = 'import * as no from "x";'</script>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/frame.css"/>');
});

it('leaves a page without scripts, or with others than it knows, as it is', () => {
  for (const html of ['<p>Bare</p>', PAGE.replace('type="module" async=""', 'type="module"')])
    expect(scriptsAfterPaint(html, 'en')).toBe(html);
});

it('starts nothing on a page that is not for scripts', async () => {
  expect(await start(scriptsAfterPaint(PAGE, 'en'), { still: true })).toEqual([]);
});

it.each(['/assets/root.js', '/assets/entry.client.js'])(
  'leaves the page to work without scripts where %s does not come, and says so',
  async (lost) => {
    const done = await start(scriptsAfterPaint(PAGE, 'en'), { lost });
    expect(done.slice(-2)).toEqual(['no data-scripts', 'TypeError: lost']);
  },
);
