/** The middle of some figures. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * How much longer one thing takes than another: the median of the ratios of pairs. The two of a pair run one after the
 * other, in changing order, so that whatever else the machine does meets both alike; the first pairs warm up only.
 */
export async function ratioOfTimes(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  pairs: number,
): Promise<number> {
  const WARM_UP = 3;
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs + WARM_UP; pair += 1) {
    const turned = pair % 2 === 1;
    const first = await timeOf(turned ? other : one);
    const second = await timeOf(turned ? one : other);
    if (pair >= WARM_UP) ratios.push(turned ? second / first : first / second);
  }
  return median(ratios);
}

async function timeOf(step: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await step();
  return performance.now() - started;
}
