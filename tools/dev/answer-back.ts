import type { ChildProcess } from 'node:child_process';
import type { HotPayload, ViteDevServer } from 'vite';

/** What the server asks Vite for: a module of the pages, or the styles of one. */
export type Asked = { ask: number } & ({ module: HotPayload } | { styles: string });

/** React Router leaves what it knows of a running Vite here, in the process of that Vite. */
interface DevHooks {
  getCriticalCss(pathname: string): Promise<unknown>;
}
const hooks = () => (globalThis as { __reactRouterDevServerHooks?: DevHooks }).__reactRouterDevServerHooks;

/** Answers one question of the server. */
export async function answerBack(vite: ViteDevServer, child: ChildProcess, asked: Asked): Promise<void> {
  const answer =
    'module' in asked
      ? await vite.environments.ssr!.hot.handleInvoke(asked.module)
      : { result: await hooks()?.getCriticalCss(asked.styles) };
  tell(child, { answer: asked.ask, ...answer });
}

/** Says something to the server; one that is ending hears no more. */
export function tell(child: ChildProcess | null, what: object): void {
  if (child?.connected) child.send(what, () => {});
}
