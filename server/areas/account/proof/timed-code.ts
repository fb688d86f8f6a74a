import { createHmac } from 'node:crypto';
import { type Keys, keysOf } from '../../../key-ring.ts';
import { sameHash } from '../../../same-hash.ts';

const DIGITS = 8;

/**
 * A code of eight digits that a mail carries. Nothing is kept of it: it is worked out again from what it is about and the
 * time, so it is good for `minutes` at least and twice as long at most.
 */
export function timedCode(keys: Keys, about: string, minutes: number) {
  const window = Math.floor(Date.now() / (minutes * 60_000));
  const [newest, ...older] = keysOf(keys);
  const at = (which: number, key = newest!) => {
    const bytes = createHmac('sha256', key).update(`${about} ${which}`).digest();
    return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  };
  return {
    code: at(window),
    matches(typed: string) {
      const digits = typed.replace(/\D/g, '');
      return [newest, ...older].some((key) =>
        [window, window - 1].some((one) => sameHash(at(one, key), digits)),
      );
    },
  };
}
