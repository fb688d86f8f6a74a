import { type ComponentType, lazy, useState } from 'react';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useFollow } from './follow.ts';
import { loadPart } from './reload-once.ts';

export type ServerDrawn<P> = ComponentType<P> & {
  /** Client middleware of a route: the code arrives with the data, before the page is shown. */
  fetch: (_args: unknown, next: () => Promise<unknown>) => Promise<unknown>;
};

/**
 * A part of a page that shows and does nothing else than link (ADR 4). The server draws it. A browser that opened the
 * page keeps what the server drew and never fetches the code; it fetches it where the part appears anew, after a link
 * was followed, or when its properties change. `className` is that of the element around it.
 */
export function serverDrawn<P extends object>(
  load: () => Promise<ComponentType<P>>,
  className = 'contents',
): ServerDrawn<P> {
  let loaded: Promise<{ default: ComponentType<P> }> | undefined;
  let ready: ComponentType<P> | undefined;
  const loadOnce = () => {
    loaded ??= loadPart(load).then(
      (part) => {
        ready = part;
        return { default: part };
      },
      (error) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
  const Part = lazy(loadOnce);

  /** Code that is there is drawn at once: while React waits, the address is new and the links are still the old ones. */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where modules begin
  function Drawn(props: P) {
    const [Shown] = useState(() => ready ?? Part);
    return <Shown {...props} />;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where modules begin
  function ServerDrawn(props: P) {
    const waking = !useHydrated();
    const [first] = useState(props);
    // While one writes, every edit is to be seen.
    const [isKept, setKept] = useState(waking && !import.meta.env.SSR && !import.meta.hot);
    const links = useFollow();
    if (isKept && !isSame(first, props)) setKept(false);
    if (isKept) {
      return (
        <div
          key="kept"
          className={className}
          {...links}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves alone what is there
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    }
    return (
      <div key="drawn" className={className}>
        <Drawn {...props} />
      </div>
    );
  }

  return Object.assign(ServerDrawn, {
    fetch: async (_args: unknown, next: () => Promise<unknown>) => {
      const [shown] = await Promise.all([next(), loadOnce()]);
      return shown;
    },
  });
}

/** Whether two sets of properties hold the same values. */
function isSame<P extends object>(one: P, other: P): boolean {
  const names = Object.keys(one) as (keyof P)[];
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
}
