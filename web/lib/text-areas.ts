import type { Area } from '#shared/i18n/areas.ts';
import { ensureTexts } from './texts.tsx';

/** What every page needs: the frame around it and the words used everywhere. */
export const FRAME_AREAS: readonly Area[] = ['common', 'shell'];

export interface TextsHandle {
  texts: readonly Area[];
}

/** A route that shows more texts says so: `export const handle = withTexts('home')`. */
export const withTexts = (...texts: Area[]): TextsHandle => ({ texts });

/** The areas of all matched routes, from their `handle`s. */
export function textAreasOf(handles: readonly unknown[]): Area[] {
  const areas = new Set(FRAME_AREAS);
  for (const handle of handles)
    for (const area of (handle as Partial<TextsHandle> | undefined)?.texts ?? []) areas.add(area);
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
