import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** What is copied from a page is what was written: without the marks where lines may end. */
export function copyWithoutMarks(): void {
  document.addEventListener('copy', (event) => {
    const selection = getSelection();
    const text = String(selection);
    const plain = withoutLineBreaks(text);
    // What the browser does by itself stays, formatting too, where nothing has to be taken off.
    if (!selection || plain === text || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', plain);
    const copy = document.createElement('div');
    for (let at = 0; at < selection.rangeCount; at += 1)
      copy.append(selection.getRangeAt(at).cloneContents());
    event.clipboardData.setData('text/html', withoutLineBreaks(copy.innerHTML));
  });
}
