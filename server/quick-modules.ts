import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/**
 * Makes Node load the modules that follow in a quarter of the time. Compiled modules and stripped types are kept from one
 * start to the next, by the contents of their files, and written at the end of the process; a folder that cannot be written to is
 * no fault, and `NODE_COMPILE_CACHE` from outside wins. Figures in docs/adr/0013-start.md.
 */
export function quickenModules(): void {
  // Coverage counts what is compiled anew.
  if (!process.env.NODE_V8_COVERAGE) enableCompileCache(join(root, '.cache', 'compiled'));
  registerHooks({ resolve: createResolver(pathToFileURL(`${root}/`).href) });
}

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;

/**
 * Finds modules as Node does, each once. Node takes the `package.json` of a package apart anew for each of its modules and
 * for everyone who imports it, and that of drizzle-orm has 180 KB. But a name means the same in all modules of ours, and
 * the files of a folder that end alike have one format.
 */
export function createResolver(ownUrl: string): Resolve {
  const named = new Map<string, ReturnType<Resolve>>();
  const formats = new Map<string, string>();
  return (specifier, context, next) => {
    const { parentURL, conditions, importAttributes } = context;
    if (
      !parentURL?.startsWith('file:') ||
      !conditions.includes('import') ||
      Object.keys(importAttributes).length
    )
      return next(specifier, context);
    if (/^\.\.?\/[^?#%\\]*$/.test(specifier)) {
      const { href } = new URL(specifier, parentURL);
      const format = formats.get(alike(href));
      if (format) return { url: href, format, shortCircuit: true };
      const found = next(specifier, context);
      if (found.url === href && found.format?.startsWith('module')) formats.set(alike(href), found.format);
      return found;
    }
    const isOurs = parentURL.startsWith(ownUrl) && !parentURL.includes('/node_modules/');
    if (!isOurs || !/^[#@\w][^:]*$/.test(specifier)) return next(specifier, context);
    const found = named.get(specifier) ?? next(specifier, context);
    named.set(specifier, found);
    return { ...found, shortCircuit: true };
  };
}

/** What the format of a file hangs on: its folder and its ending. */
const alike = (url: string) => `${url.slice(0, url.lastIndexOf('/'))} ${url.slice(url.lastIndexOf('.'))}`;
