import { escapeHtml } from '#shared/format/escape-html.ts';

/** On data that are a copy of this device: what is to be said of them, as `encodeURIComponent` writes it. */
export const KEPT_HEADER = 'X-Kept-Copy';

/** What `data-kept` of a page says where the copy cannot be woken: this device has not what it is woken by. */
export const ASLEEP = 'asleep';

/** Finds the line that says so in a page. */
export const KEPT_NOTE = 'data-kept-note';

/** The line, first in the body: React leaves alone what it did not draw there. */
export const keptNote = (words: string): string =>
  `<p class="offline" role="status" ${KEPT_NOTE}>${escapeHtml(words)}</p>`;
