import type { Answered } from './answered.ts';
import { openPhone, SLOWED, type Visitor, visit } from './phone.ts';
import type { PageWeight } from './table.ts';

/** Until nothing that hangs on time is fetched or run any more. */
const CALM_MS = 2_000;

/** What comes over the line on the first visit of a page, and the longest task it makes. */
export async function weigh(visitor: Visitor, path: string): Promise<Omit<PageWeight, keyof Answered>> {
  const { context, page, line } = await openPhone(visitor);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await visit(page, visitor.origin + path);
  await page.waitForTimeout(CALM_MS);
  const task = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  await context.close();
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  return { js: bytes.Script ?? 0, fonts: bytes.Font ?? 0, images: bytes.Image ?? 0, total, requests, task };
}
