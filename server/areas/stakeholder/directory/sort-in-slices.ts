import { setImmediate } from 'node:timers/promises';

type Compare = (a: number, b: number) => number;

/** So many items are sorted by putting each in its place. */
const RUN = 16;
/** So many steps are made between two looks at the clock. */
const STEPS = 1_024;
/** Longest time the event loop waits for the sort. */
const SLICE_MS = 8;

/**
 * Sorts in place as `Uint32Array.sort` does, but lets other work of the process run in between. Stable. Where items are nearly
 * sorted, each is compared about once.
 */
export async function sortInSlices(items: Uint32Array, compare: Compare): Promise<void> {
  let since = performance.now();
  let steps = 0;
  const isDue = (made: number) => {
    steps += made;
    if (steps < STEPS) return false;
    steps = 0;
    return performance.now() - since > SLICE_MS;
  };
  const breathe = async () => {
    await setImmediate();
    since = performance.now();
  };
  for (let start = 0; start < items.length; start += RUN) {
    insert(items, start, Math.min(start + RUN, items.length), compare);
    if (isDue(RUN)) await breathe();
  }
  const room = new Uint32Array(items.length);
  for (let width = RUN; width < items.length; width *= 2) {
    for (let start = 0; start + width < items.length; start += 2 * width) {
      const merge = startMerge(items, room, start, start + width, compare);
      while (merge.left < merge.leftEnd) {
        const made = advance(merge, compare);
        if (isDue(made)) await breathe();
      }
      if (isDue(1)) await breathe();
    }
  }
}

function insert(items: Uint32Array, start: number, end: number, compare: Compare): void {
  for (let next = start + 1; next < end; next += 1) {
    const item = items[next]!;
    let at = next;
    for (; at > start && compare(items[at - 1]!, item) > 0; at -= 1) items[at] = items[at - 1]!;
    items[at] = item;
  }
}

/** Two sorted runs that lie side by side; the first waits in `room`. */
interface Merge {
  items: Uint32Array;
  room: Uint32Array;
  left: number;
  leftEnd: number;
  right: number;
  rightEnd: number;
  out: number;
}

/** Only what lies crosswise is merged: not the beginning of the first run, nor the end of the second. */
function startMerge(
  items: Uint32Array,
  room: Uint32Array,
  start: number,
  middle: number,
  compare: Compare,
): Merge {
  const end = Math.min(2 * middle - start, items.length);
  const first = items[middle]!;
  const last = items[middle - 1]!;
  if (compare(last, first) <= 0)
    return { items, room, left: 0, leftEnd: 0, right: end, rightEnd: end, out: end };
  const from = placeFrom(start, middle, -1, (at) => compare(items[at]!, first) > 0);
  const to = placeFrom(middle, end, 1, (at) => compare(items[at]!, last) >= 0);
  room.set(items.subarray(from, middle));
  return { items, room, left: 0, leftEnd: middle - from, right: middle, rightEnd: to, out: from };
}

/**
 * The first place from `start` on at which `isBehind` holds, or `end`; looked for in growing strides from the front
 * (`way` 1) or from the back (-1).
 */
function placeFrom(start: number, end: number, way: 1 | -1, isBehind: (at: number) => boolean): number {
  let low = start;
  let high = end;
  for (let stride = 1; high - low > stride; stride *= 2) {
    const at = way === 1 ? low + stride - 1 : high - stride;
    const behind = isBehind(at);
    if (behind) high = at;
    else low = at + 1;
    if (behind === (way === 1)) break;
  }
  while (low < high) {
    const at = (low + high) >>> 1;
    if (isBehind(at)) high = at;
    else low = at + 1;
  }
  return low;
}

/** Puts the next items of two runs in their places. Returns how many. */
function advance(merge: Merge, compare: Compare): number {
  const { items, room, leftEnd, rightEnd } = merge;
  let { left, right, out } = merge;
  const begun = out;
  const stop = out + STEPS;
  for (; out < stop && left < leftEnd; out += 1) {
    const takeLeft = right >= rightEnd || compare(room[left]!, items[right]!) <= 0;
    items[out] = takeLeft ? room[left++]! : items[right++]!;
  }
  Object.assign(merge, { left, right, out });
  return out - begun;
}
