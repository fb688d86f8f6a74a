import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openApiOf } from '#server/http/openapi.ts';
import { serialiserOf } from '#server/http/serialise.ts';
import { routes } from '#server/routes.ts';
import { RICH_TEXT_MAX } from '#shared/constants.ts';
import { type DeskAction, rolesThatMay } from '#shared/domain/roles.ts';
import { deskRolesOf } from '../permissions/desk-roles.ts';
import { allContracts } from './all-contracts.ts';

const contracts = await allContracts();

describe('every contract', () => {
  it('is fulfilled by exactly one route, and no route lacks a contract', () => {
    const declared = contracts.map(({ id }) => id).sort();
    expect(new Set(declared).size).toBe(declared.length);
    expect(routes.map(({ contract }) => contract.id).sort()).toEqual(declared);
  });

  it('has a method and path of its own', () => {
    const calls = contracts.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s is well formed, under one of the groups of paths (6.011)',
    (_id, contract) => {
      expect(contract.path).toMatch(/^\/(api|public|base-api|user-api|desk-api|dev-api)(\/[\w{}.-]+)*\/?$/);
      expect(contract.path.endsWith('/')).toBe(true);
      expect(contract.id.startsWith(`${contract.area}.`)).toBe(true);
      expect(contract.summary.length).toBeGreaterThan(5);
      for (const [, name] of contract.path.matchAll(/\{(\w+)\}/g)) {
        expect(Object.keys((contract.params as unknown as { shape: object }).shape)).toContain(name);
      }
      if (contract.path.startsWith('/desk-api/')) expect(contract.access).toMatch(/^desk/);
      if (contract.cacheSeconds > 0) expect([contract.method, contract.access]).toEqual(['GET', 'public']);
      expect(typeof serialiserOf(contract)).toBe('function');
    },
  );

  it('of the desk opens to the roles that are written down for it, and to no others (B.71)', () => {
    const wrong = contracts
      .filter(({ access }) => access.startsWith('desk:'))
      .flatMap((contract) => {
        const opens = rolesThatMay(contract.access.slice('desk:'.length) as DeskAction);
        const meant = deskRolesOf(contract);
        if (meant && String([...opens].sort()) === String([...meant].sort())) return [];
        return [
          `${contract.id} (${contract.access}) opens to ${opens.join(', ')}; tests/permissions/desk-roles.ts gives ${contract.method} ${contract.path} to ${meant?.join(', ') ?? 'nobody yet: write its line'}. Name the action that fits in its contract.`,
        ];
      });
    expect(wrong).toEqual([]);
  });

  it('is in the OpenAPI description with its access and its problems', () => {
    const { paths } = openApiOf(contracts) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    for (const contract of contracts) {
      const operation = paths[contract.path]?.[contract.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: contract.id, 'x-access': contract.access });
      expect(operation?.responses).toHaveProperty('default');
    }
  });

  it('says of every text that is sent how long it may be, or what it is (B.78)', () => {
    const { paths } = openApiOf(contracts) as { paths: object };
    const told: string[] = [];
    const untold: string[] = [];
    const walk = (node: unknown, place: string[]): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, maxLength, ...rest } = node as Record<string, unknown>;
      // Fields that the desk names itself are described by their collection.
      const sent = place.includes('requestBody') && !place.includes('additionalProperties');
      if (sent && [type].flat().includes('string')) {
        const bounded = ['enum', 'format', 'const', 'pattern'].some((word) => word in rest);
        if (Number(maxLength) > RICH_TEXT_MAX) untold.push(place.at(-1)!);
        else if (maxLength !== undefined || bounded) told.push(place.at(-1)!);
        else untold.push(place.slice(-6).join(' '));
      }
      for (const [name, value] of Object.entries(node)) walk(value, [...place, name]);
    };
    walk(paths, []);
    expect(told.length).toBeGreaterThan(500);
    // A whole record to be put back, and many addresses at once.
    const advice =
      'A text that is sent says how long it may be: give its field .max(…), by a constant of shared/constants.ts';
    expect(new Set(untold), advice).toEqual(new Set(['undo', '0']));
  });

  it('begins at its first page where it answers a list in pages (9.002)', () => {
    const pages = contracts.flatMap(({ id, query }) => {
      const { page } = (query as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {};
      return page ? [[id, page.parse(undefined)]] : [];
    });
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter(([, first]) => first !== 1)).toEqual([]);
  });

  it('is not all there is: the stream of counts is described too (3.005)', () => {
    const { paths } = openApiOf(contracts) as { paths: Record<string, Record<string, unknown>> };
    const counts = { type: 'object', required: expect.arrayContaining(['total']) };
    expect(paths['/base-api/me/stream/']?.get).toMatchObject({
      'x-access': 'member',
      responses: { 200: { content: { 'text/event-stream': { schema: counts } } } },
    });
  });
});
