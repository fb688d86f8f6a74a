import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openApiOf } from '#server/http/openapi.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { allContracts } from './all-contracts.ts';

/** What OpenAPI says of a body, tried on the contract that refuses: nothing here names a call. */
const contracts = (await allContracts()).filter(({ bodyKind }) => bodyKind !== 'none');
interface Told {
  required?: string[];
  properties?: Record<string, { type?: string; minLength?: number; maxLength?: number; default?: unknown }>;
}
const { paths } = openApiOf(contracts) as { paths: Record<string, Record<string, unknown>> };
const toldOf = ({ path, method }: Contract): Told => {
  const { requestBody } = paths[path]![method.toLowerCase()] as {
    requestBody: { content: Record<string, { schema: Told }> };
  };
  return Object.values(requestBody.content)[0]!.schema;
};

/** Names at the top of a body that the contract refuses, and why. */
const refused = (contract: Contract, body: object): [name: string, issue: z.core.$ZodIssue][] =>
  (contract.body.safeParse(body).error?.issues ?? []).map((issue) => [String(issue.path[0]), issue]);

/** One of two is enough, which no list of required names can say; asked for where neither is sent. */
const ONE_OF_TWO = [
  ['connection.ask', 'person_id'],
  ['team.change', 'state'],
  ['team.change-eso', 'state'],
  ['team.change-startup', 'state'],
].map((one) => one.join(' '));

describe.each(contracts.map((contract) => [contract.id, contract] as const))(
  'of the body of %s OpenAPI says (B.78)',
  (_id, contract) => {
    const told = toldOf(contract);

    it('as required what is asked for where nothing is sent', () => {
      const asked = refused(contract, {}).map(([name]) => name);
      const missing = asked.filter((name) => !ONE_OF_TWO.includes(`${contract.id} ${name}`));
      expect(missing.filter((name) => !told.required?.includes(name))).toEqual([]);
      expect((told.required ?? []).filter((name) => !missing.includes(name))).toEqual([]);
    });

    it('the lengths that hold', () => {
      for (const [name, { type, minLength = 0, maxLength }] of Object.entries(told.properties ?? {})) {
        if (type !== 'string') continue;
        const says = (text: string) => refused(contract, { [name]: text }).some(([at]) => at === name);
        if (minLength > 0) expect([name, 'empty', says('')]).toEqual([name, 'empty', true]);
        if (maxLength)
          expect([name, maxLength, says('a'.repeat(maxLength + 1))]).toEqual([name, maxLength, true]);
      }
    });
  },
);
