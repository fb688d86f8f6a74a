import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from './reload-once.ts';

/**
 * A part of a page that few of its readers see: the server draws it as any other, a browser fetches its code only where it
 * is shown. A link to it is followed once the code is there.
 */
export function fetchedPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await loadPart(load) }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where modules begin
  return function FetchedPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
