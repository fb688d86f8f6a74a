import { createHmac, timingSafeEqual } from 'node:crypto';

const DIGITS = 8;

/**
 * A code of eight digits that a mail carries. Nothing is kept of it: it is worked out again from what it is about and the
 * time, so it is good for `minutes` at least and twice as long at most.
 */
export function timedCode(secret: Uint8Array, about: string, minutes: number) {
  const window = Math.floor(Date.now() / (minutes * 60_000));
  const at = (which: number) => {
    const bytes = createHmac('sha256', secret).update(`${about} ${which}`).digest();
    return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  };
  return {
    code: at(window),
    matches: (typed: string) => [window, window - 1].some((one) => same(at(one), typed.replace(/\D/g, ''))),
  };
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
