import { z } from 'zod';
import { INVITATION_NOTE_MAX } from '../constants.ts';
import {
  CONNECTION_ACTIONS,
  CONNECTION_PURPOSES,
  CONNECTION_TABS,
  CONNECTION_VIEWS,
  SUGGESTION_REASONS,
} from '../domain/connection.ts';
import { VISIBLE_FIELD_NAMES } from '../domain/person.ts';
import { ORGANISATION_ROLES } from '../domain/roles.ts';
import { type ContractId, defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, uuid, word } from './list.ts';
import { optionalRuleText } from './rule-schema.ts';

/** One end of a connection as the other sees it: a person, or an organisation somebody acts for. */
export const party = z.object({
  kind: z.enum(['person', 'stakeholder']),
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  /** What they are, so that two of one name can be distinguished: kind, topics, place; role and organisation. */
  what: z.string(),
  what_kh: z.string(),
  /** What they do: a person's occupation, an organisation's summary. */
  line: z.string(),
  line_kh: z.string(),
  photo: z.string(),
  /** Path of their page. */
  url: z.string(),
});
export type Party = z.infer<typeof party>;

const can = z.object({
  connect: z.boolean(),
  accept: z.boolean(),
  ignore: z.boolean(),
  withdraw: z.boolean(),
  disconnect: z.boolean(),
  message: z.boolean(),
  block: z.boolean(),
  unblock: z.boolean(),
});

/** A connection as the caller sees it. Where none was ever asked for, `id` is null. */
export const connection = z.object({
  id: uuid.nullable(),
  uuid: uuid.nullable(),
  /** The other end. */
  party,
  /** The organisation the caller acts for; null: for themselves. */
  acting_for: party.nullable(),
  state: z.enum(CONNECTION_VIEWS),
  purpose: z.string(),
  note: z.string(),
  invited_at: isoMoment.nullable(),
  decided_at: isoMoment.nullable(),
  created_at: isoMoment.nullable(),
  /** From when they may ask again; null: no such moment. */
  again_at: isoMoment.nullable(),
  /** The thread of the inbox it is led in. */
  thread_id: uuid.nullable(),
  /** Why they are suggested, with what it rests on. */
  reason: z
    .object({
      kind: z.enum(SUGGESTION_REASONS),
      count: z.number().int(),
      name: z.string(),
      name_kh: z.string(),
    })
    .nullable(),
  /** What the other would see of the caller once they are connected, and does not see now. */
  reveals: z.array(z.enum(VISIBLE_FIELD_NAMES)),
  can,
});
export type ConnectionItem = z.infer<typeof connection>;

const listQuery = z.object({
  ...pageQuery,
  tab: z.enum(CONNECTION_TABS).default('connected'),
  /** Between people, or of the organisations the caller acts for. */
  scope: z.enum(['person', 'organisation']).default('person'),
  /** One of those organisations alone. */
  stakeholder_id: uuid.optional(),
  search: word.default(''),
  ordering: z.enum(['newest', 'oldest', 'name']).default('newest'),
});
const list = z.object({
  ...listOf(connection).shape,
  /** How many there are under each tab, whatever is searched. */
  counts: z.record(z.enum(CONNECTION_TABS), z.number().int()),
  /** Organisations the caller may act for. */
  organisations: z.array(party),
});

export const listConnections = defineContract({
  id: 'connection.list',
  summary: 'Connections and invitations of the signed-in person or their organisations',
  method: 'GET',
  path: '/base-api/me/connections/',
  access: 'member',
  query: listQuery,
  response: list,
});

export const listConnectionsToo = defineContract({
  id: 'connection.list-too',
  summary: 'The same by its other path',
  method: 'GET',
  path: '/api/v1/connections/',
  access: 'member',
  query: listQuery,
  response: list,
});

const readOne = (id: ContractId, path: `/${string}`) =>
  defineContract({
    id,
    summary: 'One connection of the signed-in person or of an organisation they act for',
    method: 'GET',
    path: `${path}{id}/`,
    access: 'member',
    params: z.object({ id: uuid }),
    response: connection,
  });
export const readConnection = readOne('connection.read', listConnections.path);
export const readConnectionToo = readOne('connection.read-too', listConnectionsToo.path);

const subject = {
  person_id: uuid.optional(),
  stakeholder_id: uuid.optional(),
  /** The organisation in whose name the caller asks; absent: their own. */
  as_stakeholder_id: uuid.optional(),
};
const oneSubject = (value: { person_id?: string | undefined; stakeholder_id?: string | undefined }) =>
  Boolean(value.person_id) !== Boolean(value.stakeholder_id);
const subjectProblem = { path: ['person_id'], params: { key: 'required' } };

export const getConnection = defineContract({
  id: 'connection.get',
  summary: 'How the caller stands to a person or an organisation, and what they may do about it',
  method: 'GET',
  path: '/base-api/me/connection/',
  access: 'member',
  query: z.object(subject).refine(oneSubject, subjectProblem),
  response: z.object({ connection, organisations: z.array(party) }),
});

export const askToConnect = defineContract({
  id: 'connection.ask',
  summary: 'Asks a person or an organisation to connect; asked again while it is open, nothing changes',
  method: 'POST',
  path: '/base-api/me/connections/',
  access: 'member',
  body: z
    .object({
      ...subject,
      purpose: z.enum(CONNECTION_PURPOSES).default('acquaintance'),
      note: optionalRuleText({ max: INVITATION_NOTE_MAX }),
    })
    .refine(oneSubject, subjectProblem),
  response: connection,
  status: 201,
});

export const actOnConnection = defineContract({
  id: 'connection.act',
  summary: 'Takes a step with a connection: accept, ignore, connect, disconnect, withdraw',
  method: 'POST',
  path: '/base-api/me/connections/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  body: z.object({ action: z.enum(CONNECTION_ACTIONS) }),
  response: connection,
});

const blocked = z.object({
  person: party,
  created_at: isoMoment,
  /** Teams the caller manages to which they still belong: blocking ends no membership. */
  teams: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      name_kh: z.string(),
      role: z.enum(ORGANISATION_ROLES),
      /** The page of the team. */
      path: z.string(),
    }),
  ),
});
export type Blocked = z.infer<typeof blocked>;

export const listBlocked = defineContract({
  id: 'connection.list-blocked',
  summary: 'People the caller has blocked',
  method: 'GET',
  path: '/base-api/me/blocks/',
  access: 'member',
  query: z.object(pageQuery),
  response: listOf(blocked),
});

export const blockPerson = defineContract({
  id: 'connection.block',
  summary: 'Blocks a person: they can neither ask nor write, and are not told',
  method: 'POST',
  path: '/base-api/me/blocks/',
  access: 'member',
  body: z.object({ person_id: uuid }),
  response: blocked,
});

export const unblockPerson = defineContract({
  id: 'connection.unblock',
  summary: 'Lets a blocked person ask and write again',
  method: 'DELETE',
  path: '/base-api/me/blocks/{person_id}/',
  access: 'member',
  params: z.object({ person_id: uuid }),
  response: z.object({ person_id: uuid, blocked: z.boolean() }),
});
