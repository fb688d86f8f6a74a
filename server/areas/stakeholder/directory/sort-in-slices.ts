import { setImmediate } from 'node:timers/promises';

const RUN = 1024;
/** Longest time the event loop waits for the sort. */
const SLICE_MS = 8;

/** Sorts in place as `Uint32Array.sort` does, but lets other work of the process run in between. Stable. */
export async function sortInSlices(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
): Promise<void> {
  let since = performance.now();
  const breathe = async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
  for (let start = 0; start < items.length; start += RUN) {
    items.subarray(start, start + RUN).sort(compare);
    await breathe();
  }
  let from: Uint32Array = items;
  let to: Uint32Array = new Uint32Array(items.length);
  for (let width = RUN; width < items.length; width *= 2) {
    let left = 0;
    let right = 0;
    let leftEnd = 0;
    let rightEnd = 0;
    for (let out = 0; out < items.length; out += 1) {
      if (out === rightEnd) {
        left = out;
        right = leftEnd = Math.min(out + width, items.length);
        rightEnd = Math.min(out + 2 * width, items.length);
      }
      const takeLeft = left < leftEnd && (right >= rightEnd || compare(from[left]!, from[right]!) <= 0);
      to[out] = takeLeft ? from[left++]! : from[right++]!;
      if ((out & 1023) === 0) await breathe();
    }
    [from, to] = [to, from];
  }
  if (from !== items) items.set(from);
}
