import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { LANGUAGES } from '../../shared/i18n/languages.ts';

const SOURCE = 'web/worker/sw.ts';

/** Bundles the service worker into one file beside the other files for browsers, with the list of what it keeps from the start. */
export function serviceWorker(folder: string): Plugin {
  return {
    name: 'service-worker',
    buildApp: {
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { SHELL: JSON.stringify(await shell(folder)), 'process.env.NODE_ENV': '"production"' },
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

/** The code, looks and letters of every page, and the offline page in each language, new with each build. */
async function shell(folder: string) {
  const names = (await readdir(path.join(folder, 'assets')))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .sort();
  const written = names.find((name) => /^manifest-\w+\.js$/.test(name));
  if (!written) throw new Error('The build wrote no list of routes');
  const source = await readFile(path.join(folder, 'assets', written), 'utf8');
  const { entry, routes } = JSON.parse(source.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as {
    entry: Part;
    routes: Record<string, Part>;
  };
  const parts = [entry, routes.root!, routes['routes/offline-kept']!];
  // What is done when the line breaks cannot be fetched then.
  const line = names.find((name) => /^over-line-[^.]+\.js$/.test(name));
  if (!line) throw new Error('The build wrote no part for broken lines');
  const code = await readFile(path.join(folder, 'assets', line), 'utf8');
  const lineParts = [line, ...[...code.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name]) => name)];
  const fonts = names.filter((name) => /^kantumruy-pro-(?:khmer|latin)-[\w-]{8}\.woff2$/.test(name));
  if (fonts.length !== 2) throw new Error('The build wrote no font for each script');
  const files = new Set([
    ...parts.flatMap(({ module, imports = [], css = [] }) => [
      module,
      ...imports,
      ...css.map((file) => file.replace('#', '')),
    ]),
    ...fonts.map((name) => `/assets/${name}`),
    ...lineParts.map((name) => `/assets/${name}`),
  ]);
  const revision = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
  return [
    ...[...files].map((url) => ({ url, revision: null })),
    ...LANGUAGES.map((language) => ({ url: `/offline/kept?lang=${language}`, revision })),
  ];
}
