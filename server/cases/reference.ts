import { randomInt } from 'node:crypto';

/** No letters or digits that are taken for each other when read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS_A_REFERENCE = 6;

/** "C-7KQ4MX": tells nothing of how many there are, and can be read out on the telephone. */
const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: SIGNS_A_REFERENCE }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** Writes a case under a reference of its own: one that is taken already is thrown again, and `insert` answers nothing then. */
export async function withReference<R>(
  prefix: string,
  insert: (reference: string) => Promise<R[]>,
): Promise<R> {
  for (;;) {
    const [row] = await insert(newReference(prefix));
    if (row) return row;
  }
}
