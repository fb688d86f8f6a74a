/** How long a link to a preview opens it, in days. */
export const PREVIEW_DAYS = 7;
