import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDraft,
  anApproved,
  ask,
  decides,
  does,
  edits,
  publicPage,
  setUpProfiles,
} from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';

const test = setUpProfiles();

const round = {
  announced_date: '2024-05-01',
  funding_type: 'seed',
  currency: 'USD',
  amount_raised: '250,000.50',
};

describe('funding rounds (3.023, 3.033, 7.076–7.078, 7.129–7.131, 7.152–7.154)', () => {
  it.each(['startup', 'eso'] as const)('of a %s are added, changed and removed (3.033)', async (kind) => {
    const owner = await test.signIn();
    const draft = await aDraft(test, owner, kind);
    const raise = `/base-api/${kind}/${draft.id}/funding-round-raise/`;
    const made = await ask(test, owner, 'POST', raise, { ...round, investors: [{ name: 'Aunt Sophea' }] });
    expect(made.json()).toMatchObject({
      amount: 25_000_050,
      amount_raised: '250000.50',
      confirmed_by: 'owner',
      investors: [{ name: 'Aunt Sophea', confirmed: false }],
    });
    const url = `${raise}${made.json().id}/`;
    const changed = await ask(test, owner, 'PATCH', url, { currency: 'KHR', amount_raised: 1_000_000 });
    expect(changed.json()).toMatchObject({
      currency: 'KHR',
      amount: 100_000_000,
      announced_date: '2024-05-01',
      investors: [{ name: 'Aunt Sophea' }],
    });
    expect((await ask(test, test.stranger, 'PATCH', url, {})).statusCode).toBe(404);
    const wrong = kind === 'eso' ? 'startup' : 'eso';
    expect((await ask(test, owner, 'DELETE', url.replace(`/${kind}/`, `/${wrong}/`))).statusCode).toBe(404);
    expect((await ask(test, owner, 'DELETE', url)).statusCode).toBe(200);
    expect((await ask(test, owner, 'DELETE', url)).statusCode).toBe(404);
  });

  it('by the generic path, with everything wrong told by field', async () => {
    const draft = await aDraft(test, test.founder);
    const fund = '/api/v1/funding/fund/';
    const bad = await ask(test, test.founder, 'POST', fund, {
      stakeholder_id: draft.id,
      announced_date: '2999-01-01',
      currency: 'XXQ',
      amount_raised: '-5',
      funding_type: 'none',
    });
    expect(Object.keys(bad.json().errors).sort()).toEqual([
      'amount_raised',
      'announced_date',
      'currency',
      'funding_type',
    ]);
    const made = await ask(test, test.founder, 'POST', fund, { stakeholder_id: draft.id, ...round });
    const url = `${fund}${made.json().id}/`;
    expect(
      (await ask(test, test.founder, 'PATCH', url, { funding_type: 'series-a' })).json().funding_type,
    ).toBe('series-a');
    expect((await ask(test, test.stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await ask(test, test.founder, 'DELETE', url)).statusCode).toBe(200);
  });

  it('name investors of the directory, who confirm; a change of the facts undoes that', async () => {
    const backer = await test.signIn();
    const fund = await anApproved(test, backer, test.reviewer, 'investor');
    const draft = await aDraft(test, test.founder);
    const raise = `/base-api/startup/${draft.id}/funding-round-raise/`;
    const nobody = { ...round, investors: [{ stakeholder_id: draft.id }] };
    expect((await ask(test, test.founder, 'POST', raise, nobody)).statusCode).toBe(422);
    const made = (
      await ask(test, test.founder, 'POST', raise, {
        ...round,
        investors: [{ stakeholder_id: fund.id }, { name: 'Aunt' }],
      })
    ).json();
    const answer = `/base-api/me/funding-round/${made.id}/`;
    expect((await ask(test, backer, 'POST', answer, { confirmed: true })).statusCode).toBe(404);
    const sent = await does(test, test.founder, draft.id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    const named = (await ask(test, backer, 'GET', '/base-api/me/funding-round/')).json();
    expect(named.data).toMatchObject([{ id: made.id, confirmed: false, investor: { id: fund.id } }]);
    expect((await ask(test, test.stranger, 'POST', answer, { confirmed: true })).statusCode).toBe(404);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await ask(test, backer, 'POST', answer, { confirmed: true })).statusCode).toBe(200);
    const shown = (await publicPage(test, sent)).json().data.funding.rounds;
    expect(shown).toMatchObject([{ id: made.id, confirmed_by: 'investor' }]);
    // Another part changes: the confirmation stays. The amount changes: it is stated anew.
    await edits(test, test.founder, draft.id, { summary: 'Else' });
    const url = `/api/v1/funding/fund/${made.id}/`;
    expect(
      (await ask(test, test.founder, 'PATCH', url, { source_url: 'https://news.example/a' })).json()
        .confirmed_by,
    ).toBe('investor');
    expect(
      (await ask(test, test.founder, 'PATCH', url, { amount_raised: '300000' })).json().confirmed_by,
    ).toBe('owner');
    const changes = await does(test, test.founder, draft.id, 'submit');
    await decides(test, test.reviewer, changes.review!.id, 'approve');
    expect((await publicPage(test, sent)).json().data.funding.rounds).toMatchObject([
      { amount: 30_000_000, confirmed_by: 'owner' },
    ]);
    expect((await ask(test, backer, 'POST', answer, { confirmed: false })).json().confirmed).toBe(false);
    expect((await ask(test, backer, 'GET', '/base-api/me/funding-round/')).json().item_count).toBe(0);
  });

  it('sum up per currency, never converted (7.147, B.42)', async () => {
    const rounds = fc.array(
      fc.record({
        currency: fc.constantFrom('USD', 'KHR', 'JPY'),
        amount: fc.integer({ min: 0, max: 1_000_000_000_000 }),
        year: fc.integer({ min: 2018, max: 2025 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(rounds, async (given) => {
        const id = await writeStakeholder(test.services, {
          funding_rounds: given.map(({ currency, amount, year }) => ({
            announced_date: `${year}-03-01`,
            currency,
            amount,
            funding_type: 'seed',
          })),
        });
        const url = `/api/v1/funding/amount/?stakeholder=${id}`;
        const { totals, periods } = (await test.call(null, 'GET', url)).json();
        const sum = (currency: string, year?: number) =>
          given
            .filter((one) => one.currency === currency && (year === undefined || one.year === year))
            .reduce((all, { amount }) => all + amount, 0);
        expect(totals).toHaveLength(new Set(given.map(({ currency }) => currency)).size);
        for (const total of totals)
          expect(total).toMatchObject({ amount: sum(total.currency), confirmed: 0 });
        for (const part of periods) expect(part.amount).toBe(sum(part.currency, Number(part.period)));
      }),
      { numRuns: 15 },
    );
  });
});
