import { type ComponentType, useEffect, useState } from 'react';
import type { Area } from '#shared/i18n/areas.ts';
import { loadPart } from './reload-once.ts';
import { ensureTexts, useLanguage } from './texts.tsx';

export interface OnDemand<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Texts it shows that the frame does not have. */
  texts?: readonly Area[];
}

/**
 * A component that is fetched when it is first wanted, and its texts with it; null until then. What the line loses is asked
 * for again; `onFail` is told when it does not come.
 */
export function useOnDemand<P>(
  part: OnDemand<P>,
  wanted: boolean,
  onFail: () => void,
): ComponentType<P> | null {
  const language = useLanguage();
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when first wanted
  useEffect(() => {
    if (!wanted || Loaded) return;
    let left = false;
    Promise.all([loadPart(part.load), ensureTexts(language, part.texts ?? [])]).then(
      ([module]) => {
        if (!left) setLoaded(() => module.default);
      },
      () => {
        if (!left) onFail();
      },
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return wanted ? Loaded : null;
}
