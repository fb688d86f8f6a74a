import type { ReactNode } from 'react';

const NAME = 'without-scripts';

/**
 * What only those need for whom no script runs: `<noscript>` helps where scripts are switched off, and nobody whose browser
 * is too old for them or whose line lost them (web/lib/script-floor.ts). As there the browser's program knows nothing of it.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div className={NAME}>{children}</div>;
  return (
    <div
      className={NAME}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves alone what is there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
