import { expect, it } from 'vitest';
import { z } from 'zod';
import { allContracts } from '#tests/api/all-contracts.ts';

it('no call of an account asks for the answer to a secret question, or a hint (ASVS V6.4.2)', async () => {
  const calls = (await allContracts()).filter(({ area, body }) => area === 'account' && body);
  expect(calls.length).toBeGreaterThan(10);
  for (const { id, body } of calls) {
    const asked = JSON.stringify(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }));
    expect(asked, id).not.toMatch(/"[a-z_]*(question|answer|hint|maiden|mother)[a-z_]*":/i);
  }
});
