import { inTab, keep, readKept } from '#web/lib/device-storage.ts';

const WHY = 'phum:why-signed-out';

/** Why the session ended, in words of the server, for the sign-in dialog. */
export const keepWhySignedOut = (message: string) => keep(inTab, WHY, message || null);

/** What was kept, once. */
export function takeWhySignedOut(): string | null {
  const message = readKept(inTab, WHY);
  if (message !== null) keep(inTab, WHY, null);
  return message;
}
