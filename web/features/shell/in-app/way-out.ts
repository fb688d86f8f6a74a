import { copyText } from '#web/lib/copy-text.ts';
import { addressOutside, intentOf } from './open-outside.ts';

/** Whether this device can be asked to open the page in its browser; else the link is copied. */
export const canOpenOutside = (): boolean => intentOf(location.href, navigator.userAgent) !== null;

/** Opens the page in the browser of the device, or copies its link; tells whether it was copied. */
export async function leaveApp(): Promise<boolean> {
  const address = addressOutside(location, document.documentElement.lang);
  const intent = intentOf(address, navigator.userAgent);
  if (intent === null) return copyText(address);
  location.assign(intent);
  return false;
}
