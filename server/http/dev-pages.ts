import type { ServerBuild } from 'react-router';
import { unstable_setDevServerHooks } from 'react-router';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { Area } from '#shared/i18n/areas.ts';
import { replaceTexts } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LoadBuild } from './register-pages.ts';

type Answer<T = unknown> = { answer: number; result: T; error?: unknown };
/** A file of texts as it is after an edit. */
type Edited = { language: Language; area: Area; texts: never };
type Told = Answer | { stale: string } | { edited: Edited };

/**
 * `npm run dev`: pages are drawn by what Vite makes of their files, one at a time. Vite runs in the process that started
 * this one (`tools/dev`), which outlives it; both talk through the channel between them.
 */
export function startDevPages(): LoadBuild {
  if (!process.send) throw new Error('PHUM_DEV=1 has no pages by itself: start with npm run dev.');
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  const ask = <T>(question: object) =>
    new Promise<Answer<T>>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve as (answer: Answer) => void);
      process.send?.({ ask: asked, ...question }, undefined, undefined, () => {});
    });
  const runner = new ModuleRunner(
    { transport: { invoke: (module) => ask({ module }) }, hmr: false },
    new ESModulesEvaluator(),
  );
  process.on('message', (told: Told) => {
    if ('stale' in told) return forget(runner, told.stale);
    if ('edited' in told) return replaceTexts(told.edited.language, told.edited.area, told.edited.texts);
    waiting.get(told.answer)?.(told);
    waiting.delete(told.answer);
  });
  // Left alone it would serve nobody.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  unstable_setDevServerHooks({
    getCriticalCss: async (styles) => (await ask<string | undefined>({ styles })).result,
    processRequestError: () => {},
  });
  const load = () => runner.import<ServerBuild>('virtual:react-router/server-build');
  // The first page is not to wait for all of them.
  void load().catch(() => {});
  return load;
}

/** A file changed: its module is asked for anew, and so is whatever was made with it. */
function forget({ evaluatedModules }: ModuleRunner, file: string): void {
  const seen = new Set<string>();
  const open = [...(evaluatedModules.getModulesByFile(file) ?? [])];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    evaluatedModules.invalidateModule(node);
    for (const id of node.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) open.push(importer);
    }
  }
}
