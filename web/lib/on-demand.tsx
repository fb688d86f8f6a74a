import { type ComponentType, useEffect, useState } from 'react';
import type { Area } from '#shared/i18n/areas.ts';
import { allowReload, reloadOnce } from './reload-once.ts';
import { ensureTexts, useLanguage } from './texts.tsx';

export interface OnDemand<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Texts it shows that the frame does not have. */
  texts?: readonly Area[];
}

/**
 * A component that is fetched when it is first wanted, and its texts with it; null until then. A file of an older
 * release that is gone reloads the page once; without a connection `onFail` is told instead.
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
    Promise.all([part.load(), ensureTexts(language, part.texts ?? [])]).then(
      ([module]) => {
        allowReload('chunk');
        if (!left) setLoaded(() => module.default);
      },
      () => {
        if (!left && (!navigator.onLine || !reloadOnce('chunk'))) onFail();
      },
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return wanted ? Loaded : null;
}
