const DIGIT = 16;
const VALUES = 1 << DIGIT;
const DIGITS = 64 / DIGIT;
/** Fewer are sorted sooner by comparing them than by counting digits. */
const FEW = 2_000;

/**
 * Sorts record numbers by a key of each, not below 0, in time that grows with their number alone. Stable: sorted by one key after
 * the other, the last one counts most. The bits of such a number rise as it does, so they are taken digit by digit, the lowest
 * first. Where bytes lie the other way round the order is a rough one, and what sorts after this has more to do.
 */
export function sortByKey(numbers: Uint32Array, keys: Float64Array): void {
  if (numbers.length < FEW) return void numbers.sort((a, b) => keys[a]! - keys[b]!);
  const words = new Uint32Array(keys.buffer, keys.byteOffset, 2 * keys.length);
  let from = numbers;
  let to: Uint32Array = new Uint32Array(numbers.length);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const [word, shift] = [digit >> 1, DIGIT * (digit & 1)];
    const places = new Uint32Array(VALUES + 1);
    for (const number of from) {
      const value = (words[2 * number + word]! >>> shift) % VALUES;
      places[value + 1] = places[value + 1]! + 1;
    }
    for (let value = 1; value < VALUES; value += 1) places[value] = places[value]! + places[value - 1]!;
    for (const number of from) {
      const value = (words[2 * number + word]! >>> shift) % VALUES;
      to[places[value]!] = number;
      places[value] = places[value]! + 1;
    }
    [from, to] = [to, from];
  }
}
