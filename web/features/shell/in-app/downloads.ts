/** Links to what is saved rather than read: marked so, or by the ending of their address (exports, calendars, documents). */
const DOWNLOADS = [
  'a[download]',
  ...['csv', 'ics', 'zip', 'pdf', 'xlsx', 'docx'].map((end) => `a[href*=".${end}"]`),
].join();

/** Whether this, or what it stands in, leads to a file that is saved. */
export const isDownload = (element: Element): boolean => element.closest(DOWNLOADS) !== null;
