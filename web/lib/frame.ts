/**
 * How much of the site's frame a route wants, in its `handle`. `site` (the default) has the government line, bar and
 * footer; `own` draws its own (the desk); `bare` also goes without scripts (the offline page).
 */
export type FrameKind = 'site' | 'own' | 'bare';

export interface FrameHandle {
  frame: FrameKind;
}

/** `export const handle = { ...withTexts('review'), ...withFrame('own') }` */
export const withFrame = (frame: FrameKind): FrameHandle => ({ frame });

/** The frame of the innermost matched route that names one. */
export function frameOf(handles: readonly unknown[]): FrameKind {
  for (const handle of [...handles].reverse()) {
    const { frame } = (handle ?? {}) as Partial<FrameHandle>;
    if (frame) return frame;
  }
  return 'site';
}
