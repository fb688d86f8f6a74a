import type { ReactNode } from 'react';

/**
 * What only those need for whom no script runs: `<noscript>` helps where scripts are switched off, and nobody whose browser
 * is too old for them or whose line lost them (web/lib/script-floor.ts).
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <div className="without-scripts">{children}</div>;
}
