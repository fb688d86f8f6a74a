import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { countingLine } from './counting-line.ts';

it('counts every byte that a site sends', async () => {
  const site = createServer((_request, answer) => answer.end('x'.repeat(10_000)));
  await new Promise<void>((ready) => site.listen(0, 'localhost', ready));
  const line = await countingLine(`http://localhost:${(site.address() as AddressInfo).port}`);
  for (let time = 1; time <= 2; time += 1) {
    expect(await (await fetch(line.origin)).text()).toHaveLength(10_000);
    expect(line.bytes()).toBeGreaterThan(time * 10_000);
    expect(line.bytes()).toBeLessThan(time * 10_500);
  }
  line.close();
  site.close();
});
