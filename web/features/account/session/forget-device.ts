import { inTab, type KeepsText, onDevice } from '#web/lib/device-storage.ts';

/** Of ours, and of a file that is sent in parts (tus). */
const OWN = /^(?:phum:|tus::)/;
/** How somebody likes the site to behave says nothing about them. */
const PREFERENCES: readonly string[] = ['phum:desk-keys', 'phum:slash-key'];

/** Names of what somebody typed and neither saved nor sent: forms, records, decisions, messages. */
const TYPED = /^phum:(?:(?:listing|record|desk|draft|inbox-queue):|bio$)/;

type Device = KeepsText & Pick<Storage, 'key' | 'length'>;

/** Removes what this device keeps of a person: answers in progress, searches, the way back, pages seen. */
export async function forgetDevice(): Promise<void> {
  for (const storage of [onDevice, inTab]) forgetIn(storage as () => Device);
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ forget: true });
}

/** Whether something typed goes with it that stands nowhere else. */
export function hasTyped(storage: () => Device = onDevice as () => Device): boolean {
  try {
    const device = storage();
    return Array.from({ length: device.length }, (_, i) => device.key(i) ?? '').some(
      (name) => TYPED.test(name) && !NOTHING.includes(device.getItem(name)),
    );
  } catch {
    return false;
  }
}
const NOTHING: readonly (string | null)[] = [null, '', '[]', '{}'];

/** Removes all that is private from one storage; a browser that forbids storage has kept nothing. */
export function forgetIn(storage: () => Device): void {
  try {
    const device = storage();
    const names = Array.from({ length: device.length }, (_, i) => device.key(i) ?? '');
    for (const name of names) if (OWN.test(name) && !PREFERENCES.includes(name)) device.removeItem(name);
  } catch {}
}
