import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const MARK = '?separate-script';

/**
 * `import address from './starter.ts?separate-script'` on the server: the address of one module that holds the file and all it
 * imports, and shares nothing with the rest of the build: it is fetched where nothing else is yet.
 */
export function separateScript(source: string, target: string): Plugin {
  let built: Promise<{ name: string; code: string }> | undefined;
  const bundled = () => {
    built ??= bundle(source, target);
    return built;
  };
  return {
    name: 'separate-script',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(source + MARK)) return null;
      return `export default ${JSON.stringify(`/assets/${(await bundled()).name}`)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { name, code } = await bundled();
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: code });
    },
  };
}

async function bundle(source: string, target: string): Promise<{ name: string; code: string }> {
  const done = await build({
    mode: 'production',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.DEV': 'false' },
    build: {
      target,
      write: false,
      rolldownOptions: {
        input: source,
        output: { format: 'es' },
        // Without it nothing of what an input exports is kept.
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  const [file] = 'output' in done ? done.output : [];
  if (file?.type !== 'chunk') throw new Error(`${source} was not built`);
  const code = file.code.trim();
  return { name: `${createHash('sha256').update(code).digest('base64url').slice(0, 7)}.js`, code };
}
