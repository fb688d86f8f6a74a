import { setImmediate } from 'node:timers/promises';

type Compare = (a: number, b: number) => number;

const RUN = 1_024;
/** Longest time the event loop waits for the sort. */
const SLICE_MS = 8;

/** Sorts in place as `Uint32Array.sort` does, but lets other work of the process run in between. Stable. */
export async function sortInSlices(items: Uint32Array, compare: Compare): Promise<void> {
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
    for (let start = 0; start < items.length; start += 2 * width) {
      const merge = startMerge(from, to, start, width);
      while (merge.out < merge.end) {
        advance(merge, compare);
        await breathe();
      }
    }
    [from, to] = [to, from];
  }
  if (from !== items) items.set(from);
}

interface Merge {
  from: Uint32Array;
  to: Uint32Array;
  left: number;
  right: number;
  out: number;
  middle: number;
  end: number;
}

function startMerge(from: Uint32Array, to: Uint32Array, start: number, width: number): Merge {
  const middle = Math.min(start + width, from.length);
  return {
    from,
    to,
    left: start,
    right: middle,
    out: start,
    middle,
    end: Math.min(start + 2 * width, from.length),
  };
}

/** Writes the next items of two sorted runs. */
function advance(merge: Merge, compare: Compare): void {
  const { from, to, middle, end } = merge;
  let { left, right, out } = merge;
  const stop = Math.min(out + RUN, end);
  for (; out < stop; out += 1) {
    const takeLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
    to[out] = takeLeft ? from[left++]! : from[right++]!;
  }
  Object.assign(merge, { left, right, out });
}
