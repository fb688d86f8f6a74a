import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** What is copied from a page is what was written, without the marks where lines may end; where there are none the browser copies. */
export function copyWithoutMarks(): void {
  document.addEventListener('copy', (event) => {
    const text = String(getSelection());
    const written = withoutLineBreaks(text);
    if (written === text) return;
    event.clipboardData?.setData('text/plain', written);
    event.preventDefault();
  });
}
