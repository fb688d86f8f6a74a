/** The middle of some figures. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Pairs before the first look at what they say. */
const FEWEST = 12;
const WARM_UP = 3;

/**
 * How much longer one thing takes than another: the median of the ratios of pairs. The two of a pair run one after the
 * other, in changing order, so that whatever else the machine does meets both alike; the first pairs warm up only. Ends
 * before `pairs` once it is sure on which side of `most`, and of its inverse, the median lies.
 */
export async function ratioOfTimes(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  { pairs, most }: { pairs: number; most: number },
): Promise<number> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs + WARM_UP; pair += 1) {
    const turned = pair % 2 === 1;
    const first = await timeOf(turned ? other : one);
    const second = await timeOf(turned ? one : other);
    if (pair >= WARM_UP) ratios.push(turned ? second / first : first / second);
    if (ratios.length >= FEWEST && ratios.length % 2 === 0 && isSure(ratios, most)) break;
  }
  return median(ratios);
}

/** Whether the middle of all that could be measured lies, by 19 to 1, on one side of each bound. */
function isSure(ratios: readonly number[], most: number): boolean {
  const sorted = [...ratios].sort((a, b) => a - b);
  const from = Math.floor(sorted.length / 2 - Math.sqrt(sorted.length));
  const [low, high] = [sorted[from]!, sorted[sorted.length - 1 - from]!];
  return [most, 1 / most].every((bound) => low > bound === high > bound);
}

async function timeOf(step: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await step();
  return performance.now() - started;
}
