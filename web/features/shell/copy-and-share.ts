import { inLanguage } from '#shared/i18n/in-language.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { copyText } from '#web/lib/copy-text.ts';

const SHOWN_MS = 2_000;

/**
 * What buttons copy (`data-copy`), and pass on by the apps of the device where it can (`data-share`: hidden until then, or a link
 * that leads to other ways where it cannot). The
 * page listens, not the part a button stands in: that may be one whose code the browser never fetches, and a page that waits
 * to be used answers too.
 */
export function copyAndShare(): void {
  const { dataset } = document.documentElement;
  if (dataset.copies !== undefined) return;
  dataset.copies = '';
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-copy],[data-share]');
    if (!button) return;
    const { copy, share, title = '', copied = '' } = button.dataset;
    if (share !== undefined) {
      if (typeof navigator.share !== 'function') return;
      event.preventDefault();
      // Whoever closes the list of apps has changed their mind.
      navigator.share({ title, url: share || addressHere() }).catch(() => {});
    } else copyText(copy || addressHere()).then((isThere) => isThere && say(button, copied));
  });
  if (typeof navigator.share !== 'function') return;
  showShare();
  new MutationObserver(showShare).observe(document.body, { childList: true, subtree: true });
}

function showShare(): void {
  for (const item of document.querySelectorAll<HTMLElement>('li[data-shares][hidden]')) item.hidden = false;
}

/** The address of the page, in the language it is read in. */
function addressHere(): string {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? inLanguage(location.href, lang) : location.href;
}

/** In the button and to screen readers, for two seconds. */
function say(button: HTMLElement, copied: string): void {
  const label = button.querySelector('[data-label]');
  const status = button.parentElement?.querySelector('[role=status]');
  const before = label?.textContent;
  if (!label || before === copied) return;
  label.textContent = copied;
  if (status) status.textContent = copied;
  setTimeout(() => {
    label.textContent = before ?? '';
    if (status) status.textContent = '';
  }, SHOWN_MS);
}
