import { countingLine } from './counting-line.ts';
import { openPhone, type Visitor, visit } from './phone.ts';

/** Who reads the first page so long has the service worker, and what it keeps of that page. */
const WORKER_MS = 14_000;
/** Until it has what it keeps of the last page. */
const LAST_MS = 3_000;

/** What ten pages cost, one after the other, with one profile of a browser: bytes over the line, those of the worker too. */
export async function weighTen(visitor: Visitor, paths: readonly string[]): Promise<number> {
  const line = await countingLine(visitor.origin);
  const { context, page } = await openPhone(visitor);
  for (const [at, path] of paths.entries()) {
    await visit(page, line.origin + path);
    if (visitor.worker && at === 0) await page.waitForTimeout(WORKER_MS);
  }
  if (visitor.worker) await page.waitForTimeout(LAST_MS);
  const bytes = line.bytes();
  await context.close();
  line.close();
  return bytes;
}
