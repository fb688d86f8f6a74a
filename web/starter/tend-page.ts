import { SCROLL_TO_TOP_PX, TOP_BAR_AT_TOP_PX } from '#shared/constants.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { dropSenderMarks } from '#web/features/shell/drop-sender-marks.ts';
import { rememberLanguage } from '#web/features/shell/remember-language.ts';
import { registerServiceWorker } from '#web/features/shell/service-worker/register.ts';
import { AWAKE } from '#web/lib/scripts-awake.ts';

/**
 * When a page that was opened from elsewhere begins to be kept for times without a line: who looks in and leaves pays
 * nothing.
 */
const KEPT_AFTER_MS = 10_000;

/** What a page does that nobody has used yet; the frame's components do it from the moment it is awake. */
export function tendPage(onNewRelease: () => void): void {
  tendTop();
  dropSenderMarks();
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  rememberLanguage(lang);
  const isFollowed = document.referrer.startsWith(`${location.origin}/`);
  setTimeout(() => void registerServiceWorker(lang, onNewRelease), isFollowed ? 0 : KEPT_AFTER_MS);
}

/** The bar is clear at the top only, and the way back to it is not shown there. */
function tendTop(): void {
  const look = () => {
    document.querySelector('.bar-clear')?.toggleAttribute('data-solid', scrollY >= TOP_BAR_AT_TOP_PX);
    document.querySelector('.to-top')?.toggleAttribute('data-at-top', scrollY <= SCROLL_TO_TOP_PX);
  };
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener(AWAKE, () => removeEventListener('scroll', look), { once: true });
}
