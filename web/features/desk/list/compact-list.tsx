import './compact-list.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { useStore } from '#web/lib/store.ts';
import { areRowsCompact, compactRows } from './compact-rows.ts';

/** A list of the desk whose rows are a line each where that was chosen. */
export function CompactList({ children }: { children: ReactNode }) {
  const isCompact = useStore(compactRows);
  // Before it is painted; the server knows nothing of the device.
  useLayoutEffect(() => compactRows.set(areRowsCompact()), []);
  return <div className={isCompact ? 'desk-compact' : undefined}>{children}</div>;
}
