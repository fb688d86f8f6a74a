import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '#tests/setup/test-app.ts';

/** A server with its warnings, asked from an address. */
async function started(TRUST_PROXY: string) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const test = await startTestApp({ log, env: { TRUST_PROXY, METRICS_TOKEN: 'figures' } });
  onTestFinished(() => test.stop());
  const ask = (remoteAddress: string, headers: Record<string, string> = {}, url = '/public/api/v1/shell/') =>
    test.app.inject({ url, remoteAddress, headers });
  const figures = async () =>
    (await ask('127.0.0.1', { authorization: 'Bearer figures', 'x-forwarded-for': '' }, '/metrics')).body;
  return { ask, figures, kinds: () => lines.map((line) => JSON.parse(line).kind as string) };
}
const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

it('a proxy that is not believed is said once with its cure, and counted', async () => {
  const { ask, figures, kinds } = await started('0');
  await ask('127.0.0.1');
  await ask('203.0.113.9', FORWARDED);
  expect(kinds()).toEqual([]);
  for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3']) await ask(address, FORWARDED);
  await ask('127.0.0.1', { forwarded: 'for=203.0.113.9' });
  expect(kinds()).toEqual(['ignored']);
  expect(await figures()).toMatch(/unexpected_total\{kind="ignored"\} [45]/);
});

it('a proxy that is believed in and is not there is said: whoever writes the header would be anybody', async () => {
  const { ask, figures, kinds } = await started('2');
  await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' });
  expect(kinds()).toEqual([]);
  await ask('127.0.0.1', FORWARDED);
  expect(kinds()).toEqual(['too_few']);
  expect(await figures()).toMatch(/unexpected_total\{kind="too_few"\} [12]/);
});

it('whoever gets past the proxy is said, and what looks after the machine is not', async () => {
  const { ask, kinds } = await started('1');
  await ask('127.0.0.1', FORWARDED);
  await ask('127.0.0.1', {}, '/healthz');
  expect(kinds()).toEqual([]);
  await ask('127.0.0.1');
  await ask('203.0.113.9', FORWARDED);
  expect(kinds()).toEqual(['past_the_proxy', 'from_outside']);
});
