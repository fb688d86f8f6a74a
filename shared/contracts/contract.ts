import { z } from 'zod';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { DeskAction } from '../domain/roles.ts';
import { makesPage, type OfADay, storesWhatComes } from './storing.ts';

/** The areas of the program; one English word everywhere: folder, contract, feature, text namespace. */
export type Area =
  | 'account'
  | 'audit'
  | 'claim'
  | 'cohort'
  | 'collection'
  | 'connection'
  | 'contact'
  | 'correction'
  | 'desk'
  | 'content'
  | 'directory'
  | 'eso'
  | 'event'
  | 'file'
  | 'funding'
  | 'health'
  | 'inbox'
  | 'insight'
  | 'investor'
  | 'listing'
  | 'mentor'
  | 'newsletter'
  | 'notification'
  | 'page-view'
  | 'person'
  | 'product'
  | 'profile'
  | 'program'
  | 'report'
  | 'resource'
  | 'review'
  | 'save'
  | 'search'
  | 'setting'
  | 'wording'
  | 'stakeholder'
  | 'startup'
  | 'suggestion'
  | 'taxonomy'
  | 'team';

/** Who may make a call; at the desk, whoever's role allows an action. Nothing is open by omission: every contract names one. */
export type Access = 'public' | 'member' | `desk:${DeskAction}`;

/** What calls send mail for. Each purpose has a limit of its own: who wrote to the ministry often can still reset a password. */
export const MAIL_PURPOSES = [
  'account',
  'claim',
  'contact',
  'invitation',
  'listing',
  'matching',
  'newsletter',
  'suggestion',
] as const;
export type MailLimit = `mail:${(typeof MAIL_PURPOSES)[number]}`;

/** Which rate limit a call counts against; see server/limits. */
export type LimitName =
  | 'read'
  | 'search'
  | 'write'
  | 'upload'
  | 'auth'
  | 'draft'
  | 'draft-network'
  | 'draft-around'
  | 'sent-address'
  | 'sent-network'
  | 'sent-around'
  | 'sent-whole'
  | 'file-address'
  | 'file-network'
  | 'file-around'
  | 'file-whole'
  | 'report'
  | 'fault'
  | `${'person' | 'staff'}-${OfADay}`
  | MailLimit;

export interface Contract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  /** `<area>.<verb>`, unique. */
  id: string;
  area: Area;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters and a trailing slash; the server answers both forms. */
  path: `/${string}`;
  access: Access;
  limit: LimitName;
  params: P;
  query: Q;
  body: B;
  bodyKind: 'none' | 'json' | 'multipart';
  /** What it takes in stays: it is refused when the disk is down to its reserve (storing.ts). */
  stores: boolean;
  /** It makes a page: a person makes so many in a day (storing.ts). */
  makesPage: boolean;
  /**
   * Taken once under a key, and answered so again: all but what may as well be done twice, and what is of the account, whose
   * answers carry tokens and codes that are not written down. Of these only what says nothing of anybody.
   */
  takenOnce: boolean;
  /** The largest body that is read, where it is not what every form and every JSON may have. */
  maxBytes: number | null;
  response: R;
  /** Status of success. */
  status: 200 | 201 | 202;
  /** Answers to visitors may be kept by shared caches and by the process for this many seconds. */
  cacheSeconds: number;
  /** Other sites may not make a browser call it, not even where it reads or needs no session: it begins or ends a sign-in. */
  ownPagesOnly: boolean;
  /** Text (`area:key`) for a body that is not as described, where no person filled it in: 400 then, without fields. */
  badBody: TextKey | null;
  /**
   * A session alone does not do: who calls has shown lately that it is them (server/areas/account/proof). A name: the field
   * of the body in which whoever has a password may bring it along instead.
   */
  needsProof: boolean | 'current_password' | 'password';
}

/** `<area>.<verb>`: the name of a call says which area it belongs to. */
export type ContractId = `${Area}.${string}`;

const areaOf = (id: ContractId): Area => id.slice(0, id.indexOf('.')) as Area;

const nothing = z.object({});

type Input<P, Q, B, R> = {
  /** `<area>.<verb>`. */
  id: ContractId;
  summary: string;
  method: Contract['method'];
  path: `/${string}`;
  access: Access;
  limit?: LimitName;
  params?: P;
  query?: Q;
  body?: B;
  bodyKind?: Contract['bodyKind'];
  takenOnce?: boolean;
  maxBytes?: number | null;
  response: R;
  status?: Contract['status'];
  cacheSeconds?: number;
  ownPagesOnly?: boolean;
  badBody?: TextKey | null;
  needsProof?: Contract['needsProof'];
};

/** Declares one call of the API: the only description of it that server, pages, tests and OpenAPI share. */
export function defineContract<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
>(input: Input<P, Q, B, R>): Contract<P, Q, B, R> {
  const area = areaOf(input.id);
  const limit = input.limit ?? (input.method === 'GET' ? 'read' : 'write');
  const bodyKind = input.bodyKind ?? (input.body ? 'json' : 'none');
  return {
    id: input.id,
    area,
    summary: input.summary,
    method: input.method,
    path: input.path,
    access: input.access,
    limit,
    params: input.params ?? (nothing as unknown as P),
    query: input.query ?? (nothing as unknown as Q),
    body: input.body ?? (nothing as unknown as B),
    bodyKind,
    stores: storesWhatComes({ ...input, area, limit, bodyKind }),
    makesPage: makesPage(input),
    takenOnce: input.takenOnce ?? area !== 'account',
    maxBytes: input.maxBytes ?? null,
    response: input.response,
    status: input.status ?? 200,
    cacheSeconds: input.cacheSeconds ?? 0,
    ownPagesOnly: input.ownPagesOnly ?? false,
    badBody: input.badBody ?? null,
    needsProof: input.needsProof ?? false,
  };
}

export type ParamsOf<C extends Contract> = z.input<C['params']>;
export type QueryOf<C extends Contract> = z.input<C['query']>;
export type BodyOf<C extends Contract> = z.input<C['body']>;
export type ResponseOf<C extends Contract> = z.output<C['response']>;
