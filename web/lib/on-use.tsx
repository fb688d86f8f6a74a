import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from './reload-once.ts';
import type { ServerDrawn } from './server-drawn.tsx';

/** What somebody does with a page before they use a part of it; who only reads goes down the page and does none of these. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'input', 'popstate'] as const;

let resolveUse: () => void;
const used = new Promise<void>((resolve) => {
  resolveUse = resolve;
});
let isWatched = false;

/** A finger that moves the page lies on it too: it uses what it lies on only where something can be pressed. */
function noteSign({ type, pointerType, target }: Partial<PointerEvent>): void {
  const isTouch = pointerType === 'touch';
  if (
    !isTouch ||
    (type === 'pointerdown' && (target as Element).closest('label,input,select,textarea,button'))
  )
    noteUse();
}

/** From now on the page counts as used. */
function noteUse(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, noteSign, true);
  resolveUse();
}

/** When the page is used for the first time; at once where that was before its scripts came. */
function firstUse(): Promise<void> {
  if (!isWatched) {
    isWatched = true;
    for (const sign of SIGNS) window.addEventListener(sign, noteSign, { capture: true, passive: true });
    // Whoever began before its scripts came stands in a form; whoever writes the page sees each edit.
    if (import.meta.hot || document.activeElement?.closest('form')) noteUse();
  }
  return used;
}

/**
 * A part of a page that works by plain posts, as the server drew it, and better with a script (ADR 4). A browser that
 * opened the page fetches the code when somebody begins to use the page, and then takes over what stands there; one that
 * came by a link has it with the data. `isUrgent` says when it is wanted at once.
 */
export function onUse<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isUrgent: (props: P) => boolean = () => false,
): ServerDrawn<P> {
  let loaded: Promise<{ default: ComponentType<P> }> | undefined;
  const loadOnce = () => {
    loaded ??= loadPart(load).then(
      (part) => ({ default: part }),
      (error) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
  const Part = lazy(() => (import.meta.env.SSR ? loadOnce() : firstUse().then(loadOnce)));

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where modules begin
  function OnUse(props: P) {
    if (!import.meta.env.SSR && isUrgent(props)) noteUse();
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }

  return Object.assign(OnUse, {
    fetch: async (_args: unknown, next: () => Promise<unknown>) => {
      noteUse();
      const [shown] = await Promise.all([next(), loadOnce()]);
      return shown;
    },
  });
}
