/**
 * What an open sheet of filters is to whoever has no pointer: its first word has the focus, Escape leads back, and there
 * the focus is on what opened it. What lies behind is hidden by the style sheet.
 */
export function tendSheet(sheet: HTMLElement): () => void {
  const close = sheet.querySelector<HTMLElement>('.sheet-head a');
  // On wide screens nothing of the sheet is over the page.
  if (!close || close.getClientRects().length === 0) return () => {};
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close.click();
  };
  document.addEventListener('keydown', leave);
  // This comes late on a slow line: who has begun to choose is left where they are.
  if (!sheet.contains(document.activeElement)) close.focus({ preventScroll: true });
  return () => {
    document.removeEventListener('keydown', leave);
    // The page is drawn first.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('main a[href*="filters=open"]:not(aside a)')?.focus(),
    );
  };
}
