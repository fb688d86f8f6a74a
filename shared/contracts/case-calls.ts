import { z } from 'zod';
import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import type { ListParts } from '../domain/list-parts.ts';
import type { DeskAction } from '../domain/roles.ts';
import { type Area, type Contract, type ContractId, defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, queryOf, uuid } from './list.ts';
import { ruleText } from './rule-schema.ts';

/** What of a kind of case its calls follow from. */
interface Kind<S extends string, V extends string, L extends ListParts> {
  states: readonly S[];
  ways: readonly { verb: V }[];
  desk: Readonly<Record<'read' | 'decide' | 'assign', DeskAction>>;
  list: L;
}

interface Shown<R, D> {
  area: Area;
  path: `/desk-api/v1/${string}/`;
  /** A case as a row of the list, and as its page shows it. */
  row: R;
  record: D;
}

interface Step<B> {
  /** Its name, where that is not area and verb. */
  id?: ContractId;
  body?: B;
  needsProof?: Contract['needsProof'];
  status?: Contract['status'];
  /** The end of its path, where that is not the verb. */
  at?: string;
}

const params = z.object({ id: uuid });
const noBody = z.object({});
const noteBody = z.object({ body: ruleText({ max: REVIEW_MESSAGE_MAX }) });

/** The name of a person in both scripts, as the desk sees colleagues and those who ask. */
export const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });

/** What the desk wrote to itself on a case, oldest first. */
export const caseNotes = z.array(
  z.object({ id: uuid, body: z.string(), author: staff.nullable(), created_at: isoMoment }),
);

/** What the caller can do with a case besides deciding. */
export const canAtDesk = { take: z.boolean(), release: z.boolean(), note: z.boolean() };

/** How many there are of each of these states, and in all. */
export const countsOfStates = <const S extends string>(states: readonly S[]) =>
  z.object(
    Object.fromEntries(['all' as const, ...states].map((state) => [state, z.number().int()])) as {
      [K in S | 'all']: z.ZodInt;
    },
  );

/**
 * The calls that the desk makes of a kind of case, as its descriptor says: who may make them, what the list is asked for and
 * answers, and each verb by its name. A step answers the case as it is then.
 */
export function caseCalls<
  const S extends string,
  const V extends string,
  const L extends ListParts,
  R extends z.ZodObject,
  D extends z.ZodType,
>(kind: Kind<S, V, L>, { area, path, row, record }: Shown<R, D>) {
  const one = { params, response: record } as const;
  const query = z.object({ ...pageQuery, ...queryOf(kind.list) });
  return {
    query,
    /** `more`: what the list answers besides its rows; else how many there are of each state. */
    list: <M extends z.ZodRawShape = { counts: ReturnType<typeof countsOfStates<S>> }>(
      summary: string,
      { id = `${area}.list`, more = { counts: countsOfStates(kind.states) } as unknown as M } = {} as {
        id?: ContractId;
        more?: M;
      },
    ) =>
      defineContract({
        id,
        summary,
        method: 'GET',
        path,
        access: `desk:${kind.desk.read}`,
        query,
        response: z.object({ ...listOf(row).shape, ...more }),
      }),
    get: (summary: string, id: ContractId = `${area}.get`) =>
      defineContract({
        ...one,
        id,
        summary,
        method: 'GET',
        path: `${path}{id}/`,
        access: `desk:${kind.desk.read}`,
      }),
    /** A verb that changes a case: what decides, and what is written beside it. */
    step: <B extends z.ZodType = typeof noBody>(
      verb: V | 'undo' | (string & {}),
      summary: string,
      { id = `${area}.${verb}`, at = verb, body, ...more }: Step<B> = {},
    ) =>
      defineContract<D, typeof params, typeof noBody, B>({
        ...one,
        ...more,
        ...(body && { body }),
        id,
        summary,
        method: 'POST',
        path: `${path}{id}/${at}/`,
        access: `desk:${kind.desk.decide}`,
      }),
    /** What is written on it and never leaves the desk. */
    note: <B extends z.ZodType = typeof noteBody>(
      summary: string,
      { id = `${area}.note`, at = 'notes', body, status = 201 }: Step<B> = {},
    ) =>
      defineContract<D, typeof params, typeof noBody, B>({
        ...one,
        id,
        summary,
        method: 'POST',
        path: `${path}{id}/${at}/`,
        access: `desk:${kind.desk.decide}`,
        body: body ?? (noteBody as unknown as B),
        status,
      }),
    /** Who has it: taken, given back, given to a colleague. */
    assign: <B extends z.ZodType = typeof noBody>(
      verb: 'take' | 'release' | 'assign',
      summary: string,
      body?: B,
    ) =>
      defineContract<D, typeof params, typeof noBody, B>({
        ...one,
        ...(body && { body }),
        id: `${area}.${verb}`,
        summary,
        method: 'POST',
        path: `${path}{id}/${verb}/`,
        access: `desk:${kind.desk.assign}`,
      }),
  };
}
