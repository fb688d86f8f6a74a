/**
 * What an open sheet of filters is to whoever has no pointer: its first word has the focus, Escape leads back, and there
 * the focus is on what opened it. What lies behind is hidden by the style sheet.
 */
export function tendSheet(): () => void {
  // Looked for each time: the sheet is drawn anew with each choice.
  const wayOut = () => document.querySelector<HTMLElement>('.sheet .sheet-head a');
  // On wide screens nothing of the sheet is over the page.
  if (!wayOut()?.getClientRects().length) return () => {};
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    wayOut()?.click();
  };
  document.addEventListener('keydown', leave);
  // This comes late on a slow line: who has begun to choose is left where they are.
  if (!document.activeElement?.closest('.sheet')) wayOut()?.focus({ preventScroll: true });
  return () => {
    document.removeEventListener('keydown', leave);
    // The page is drawn first.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('main a[href*="filters=open"]:not(aside a)')?.focus(),
    );
  };
}
