/** Where the head of the page (script-floor.ts) notes the field that was changed last. */
export const EARLY = 'changed';

/** The field of `form[data-apply]` that was changed while nobody listened yet; once. */
export function takeEarlyChange(): HTMLInputElement | null {
  const page = document.documentElement as { [EARLY]?: HTMLInputElement };
  const field = page[EARLY];
  delete page[EARLY];
  return field?.closest('[data-apply]') ? field : null;
}
