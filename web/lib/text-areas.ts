import type { Area } from '#shared/i18n/areas.ts';
import { ensureTexts } from './texts.tsx';

/** What every page needs: the frame around it and the words used everywhere. */
export const FRAME_AREAS: readonly Area[] = ['common', 'shell'];

export interface TextsHandle {
  texts: readonly Area[];
  /** Texts that only parts drawn by the server show: the server has them, the page does not carry them. */
  serverOnly?: readonly Area[];
}

/** A route that shows more texts says so: `export const handle = withTexts('home')`. */
export const withTexts = (...texts: Area[]): TextsHandle => ({ texts });

/**
 * The same for what only parts drawn by the server show (web/lib/server-drawn.tsx): the browser fetches these texts with the part,
 * where it draws it anew, so `fetchTexts` must name them too.
 */
export const withServerTexts = (...areas: Area[]): Pick<TextsHandle, 'serverOnly'> => ({ serverOnly: areas });

/** The areas of all matched routes, from their `handle`s: with `all` all the server needs, else what the page carries. */
export function textAreasOf(handles: readonly unknown[], all = true): Area[] {
  const areas = new Set(FRAME_AREAS);
  for (const handle of handles) {
    const { texts = [], serverOnly = [] } = (handle ?? {}) as Partial<TextsHandle>;
    for (const area of all ? [...texts, ...serverOnly] : texts) areas.add(area);
  }
  return [...areas];
}

/** Client middleware of a route with texts of its own: they arrive with its data, before the page is shown. */
export const fetchTexts =
  (...areas: Area[]) =>
  async (_args: unknown, next: () => Promise<unknown>) => {
    const language = document.documentElement.lang === 'km' ? 'km' : 'en';
    const [shown] = await Promise.all([next(), ensureTexts(language, areas)]);
    return shown;
  };
