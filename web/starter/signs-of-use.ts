import { LANGUAGE_COOKIE, LOGIN_ACTION } from '#shared/constants.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { type Connection, mayPrefetch } from '#web/features/shell/prefetch-rule.ts';
import { languageToRestore } from '#web/features/shell/remember-language.ts';
import { isPathAsked } from '#web/lib/asked-path.ts';
import { inTab, onDevice, readKept } from '#web/lib/device-storage.ts';

/** What somebody may do with a page that its scripts answer to. */
export const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'input',
  'change',
  'selectionchange',
  'offline',
] as const;

const CONTROL =
  'label,input,select,textarea,button:not([data-copy],[data-share]),summary,[data-opens],[data-connect],[data-lights] [data-node]';
const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest(CONTROL) !== null;

/** Whether what happened is more than reading on or following a link: these need no script. */
export function isUse({ type, pointerType, target }: Partial<PointerEvent>): boolean {
  if (type === 'selectionchange') return String(getSelection()) !== '';
  // A link that is tapped takes the focus too.
  if (type === 'focusin') return isOnControl(target ?? null);
  // A finger that moves the page lies on it.
  if (pointerType === 'touch') return type === 'pointerdown' && isOnControl(target ?? null);
  return true;
}

/**
 * Whether the page has something to do by itself: its address, the device or what stands open asks for it. `data-wakes` stands
 * on what takes the focus or is done when it appears, `data-kept="name"` where this device may have kept something.
 */
export function isWantedAtOnce(): boolean {
  const { lang, dataset } = document.documentElement;
  const { connection } = navigator as { connection?: Connection };
  const asked = new URLSearchParams(location.search);
  return (
    asked.has('q') ||
    asked.get('action') === LOGIN_ACTION ||
    'kept' in dataset ||
    !navigator.onLine ||
    isPathAsked() ||
    (isLanguage(lang) && languageToRestore(lang, readKept(onDevice, LANGUAGE_COOKIE), document) !== null) ||
    document.querySelector('dialog[open],.sheet,[data-wakes]') !== null ||
    [...document.querySelectorAll<HTMLElement>('[data-kept]')].some(
      ({ dataset }) =>
        (readKept(onDevice, dataset.kept ?? '') ?? readKept(inTab, dataset.kept ?? '')) !== null,
    ) ||
    Boolean(document.activeElement?.closest('form')) ||
    // Where the main navigation stands open, its pages are fetched before they are asked for.
    (mayPrefetch(connection) &&
      [...document.querySelectorAll('a[data-prefetch]')].some((link) => link.getClientRects().length > 0))
  );
}
