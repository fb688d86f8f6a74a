import { expect, it, onTestFinished, vi } from 'vitest';
import { seedMasterLists, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { startTestApp } from '#tests/setup/test-app.ts';
import { makeMissing } from './keep-records-ready.ts';

const ROUNDS = 15;
const TIMES = 20;

/** CPU of this process for one answer of each, in milliseconds: taking turns, the least of all rounds. */
async function costsOf(asks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const least = asks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, ask] of asks.entries()) {
      const before = process.cpuUsage();
      for (let time = 0; time < TIMES; time += 1) await ask();
      const { user, system } = process.cpuUsage(before);
      // The first round compiles.
      if (round > 0) least[at] = Math.min(least[at]!, (user + system) / 1_000 / TIMES);
    }
  return least;
}

it('one record costs little more than a list of 20 at most, at addresses nobody asked before', async () => {
  const test = await startTestApp();
  onTestFinished(() => test.stop());
  await seedMasterLists(test.services);
  const rounds = [{ announced_date: '2026-03-03', amount: 400, currency: 'USD', funding_type: 'seed' }];
  const record = {
    terms: { sector: ['agritech', 'food'], stage: ['operational'] },
    description: 'Accounts of a harvest. '.repeat(40),
    description_kh: 'គណនេយ្យប្រមូលផល។ '.repeat(40),
    products: [{ name: 'Fair scale' }, { name: 'Ledger' }],
    team_members: [{ first_name: 'Dara', last_name: 'Sok' }],
    funding_rounds: rounds,
  };
  const ids = await writeStakeholders(
    test.services,
    Array.from({ length: 60 }, () => record),
  );
  await makeMissing(test.services);
  // As if each address were new.
  vi.spyOn(test.services.answers, 'get').mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  let asked = 0;
  const get = async (path: string) => {
    const headers = { 'accept-encoding': 'gzip' };
    expect((await test.app.inject({ url: `/api/v1/stakeholder/startup/${path}`, headers })).statusCode).toBe(
      200,
    );
  };
  const [list, one] = await costsOf([
    () => get(`?per_page=20&page=${1 + ((asked += 1) % 3)}`),
    () => get(`${ids[((asked += 1)) % ids.length]}/`),
  ]);
  // 0.7; read anew each time it would be 1.5.
  expect(one! / list!).toBeLessThan(1.2);
});
