import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import type CommonTexts from '../../shared/i18n/en/common.json';
import type LineTexts from '../../shared/i18n/en/line.json';
import { LANGUAGES, type Language } from '../../shared/i18n/languages.ts';
import type { WorkerWords } from '../../web/worker/words.ts';
import { readRouteList } from './route-list.ts';

const SOURCE = 'web/worker/sw.ts';

/**
 * Bundles the service worker into one file beside the other files for browsers, with the list of what it keeps from the
 * start; `members` has the files of members' browsers.
 */
export function serviceWorker(folder: string, members: string): Plugin {
  return {
    name: 'service-worker',
    buildApp: {
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            SHELL: JSON.stringify(await shell(folder)),
            WORDS: JSON.stringify(await words()),
            SCRIPTS: JSON.stringify(await scripts(folder, members)),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            target: 'es2022',
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

interface Part {
  module: string;
  imports?: string[];
  css?: string[];
}

/** What the offline page looks by, which every page has fetched already, and what tells it from that of another release. */
async function shell(folder: string): Promise<{ files: string[]; revision: string }> {
  const names = await namesIn(folder);
  const fonts = names.filter((name) => /^kantumruy-pro-(?:khmer|latin)-[\w-]{8}\.woff2$/.test(name));
  if (fonts.length !== 2) throw new Error('The build wrote no font for each script');
  const styles = (await everyPage(folder)).flatMap(({ css = [] }) =>
    css.map((file) => file.replace('#', '')),
  );
  const files = [...new Set([...styles, ...fonts.map((name) => `/assets/${name}`)])];
  return { files, revision: createHash('sha256').update(names.join()).digest('hex').slice(0, 16) };
}

/** The few words that the worker says by itself: the catalogs are too large for it. */
async function words(): Promise<Record<Language, WorkerWords>> {
  const of = async (language: Language): Promise<[Language, WorkerWords]> => {
    const [line, common] = await Promise.all(['line', 'common'].map((area) => texts(language, area)));
    const { page, kept, kept_some_time, slow, form_lost, by_hand } = line as typeof LineTexts;
    const { action } = common as typeof CommonTexts;
    return [
      language,
      {
        title: page.title,
        hint: page.hint,
        again: action.try_again,
        kept,
        kept_some_time,
        slow,
        form_lost,
        by_hand,
      },
    ];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(of))) as Record<Language, WorkerWords>;
}

const texts = async (language: Language, area: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join('shared/i18n', language, `${area}.json`), 'utf8'));

/** What every page is woken by. Who looks in once uses none of it: it is kept from the second page on. */
async function scripts(folder: string, members: string): Promise<string[]> {
  // What is done when the line breaks cannot be fetched then. All that a member's imports is there with any page of theirs.
  const line = await linePartIn(folder);
  const code = await readFile(path.join(folder, 'assets', line), 'utf8');
  const imported = [...code.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name]) => name);
  const lineParts = [line, ...imported, await linePartIn(members)];
  const parts = (await everyPage(folder)).flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([...lineParts.map((name) => `/assets/${name}`), ...parts])];
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(folder, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name)).sort();

async function everyPage(folder: string): Promise<Part[]> {
  const { entry, routes } = (await readRouteList(folder)) as unknown as {
    entry: Part;
    routes: Record<string, Part>;
  };
  return [entry, routes.root!, routes['routes/offline-kept']!];
}

async function linePartIn(folder: string): Promise<string> {
  const names = await readdir(path.join(folder, 'assets'));
  const line = names.find((name) => /^over-line-[^.]+\.js$/.test(name));
  if (!line) throw new Error('The build wrote no part for broken lines');
  return line;
}
