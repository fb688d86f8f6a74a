import { useEffect } from 'react';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { followCounts } from './follow-counts.ts';
import { toldCounts } from './unread.ts';

/**
 * Follows what waits for whoever is signed in. When the frame was read anew, what was told before may be
 * older than that: it is forgotten, and the stream begins again with the counts of now.
 */
export function useFollowUnread(viewer: Viewer): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the frame brings a new viewer
  useEffect(() => {
    const stop = followCounts((counts) => toldCounts.set(counts));
    return () => {
      stop();
      toldCounts.set(null);
    };
  }, [viewer]);
}
