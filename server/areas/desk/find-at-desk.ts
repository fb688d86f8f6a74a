import { listMessages } from '#shared/contracts/contact.contract.ts';
import { listCorrections } from '#shared/contracts/correction.contract.ts';
import type { findAtDesk as contract, Found } from '#shared/contracts/desk.contract.ts';
import { listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { listPeople } from '#shared/contracts/desk-person.contract.ts';
import { listDirectory } from '#shared/contracts/directory.contract.ts';
import { listReports } from '#shared/contracts/report.contract.ts';
import { listSubmissions } from '#shared/contracts/review.contract.ts';
import { type DeskAction, deskMay } from '#shared/domain/roles.ts';
import { personName } from '#shared/format/person-name.ts';
import { signedIn } from '../../http/actor.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { findDeskClaims } from '../claim/desk/desk-claim.queries.ts';
import { findByTitle } from '../collection/find-by-title.ts';
import { findMessages } from '../contact/contact.queries.ts';
import { findCorrections } from '../correction/correction.queries.ts';
import { findRecords } from '../directory/directory.queries.ts';
import { searchDirectory } from '../directory/search-directory.ts';
import { findPeople } from '../person/desk/find-people.ts';
import { findReports } from '../report/report.queries.ts';
import { listQueue } from '../review/review.queries.ts';

/** Of each group: the palette leads to one thing, lists are lists. */
const MOST = 5;
/** One letter finds everything. */
const LEAST_LETTERS = 2;

type Finder = readonly [DeskAction, (context: CallContext, search: string, me: string) => Promise<Found[]>];

/** Everything at the desk that holds the words, each part by its own search and for those alone who may read it. */
export const findAtDesk: Handler<typeof contract> = async ({ query }, context) => {
  const { id, desk_roles } = signedIn(context);
  const search = query.search.trim();
  if ([...search].length < LEAST_LETTERS) return { data: [] };
  const mine = FINDERS.filter(([action]) => deskMay(desk_roles, action));
  return { data: (await Promise.all(mine.map(([, find]) => find(context, search, id)))).flat() };
};

const one = (
  group: Found['group'],
  row: Pick<Found, 'id' | 'name' | 'name_kh'>,
  about = '',
  collection = '',
) => ({
  group,
  id: row.id,
  name: row.name,
  name_kh: row.name_kh,
  about,
  collection,
});

const FINDERS: readonly Finder[] = [
  [
    'read_queue',
    async ({ services }, search) => {
      const found = await searchDirectory(services, { search });
      const asked = listDirectory.query.parse({ search });
      const rows = await findRecords(services.database.db, asked, found, { limit: MOST, offset: 0 });
      return rows.map((row) => one('record', row));
    },
  ],
  [
    'read_queue',
    async ({ services }, search, me) => {
      const asked = listSubmissions.query.parse({
        search,
        status: 'all',
        ordering: '-waiting',
        per_page: MOST,
      });
      const { rows } = await listQueue(services.database.db, asked, me);
      return rows.map((row) => one('request', row, row.reference));
    },
  ],
  [
    'read_queue',
    async ({ services }, search, me) => {
      const asked = listDeskClaims.query.parse({
        search,
        state: 'all',
        ordering: '-waiting',
        per_page: MOST,
      });
      const { rows } = await findDeskClaims(services.database.db, asked, me);
      return rows.map(({ row, page: about }) => one('claim', { ...about, id: row.id }, row.reference));
    },
  ],
  [
    'decide',
    async ({ services }, search) => {
      const asked = listReports.query.parse({ search, state: 'all', ordering: '-created', per_page: MOST });
      const { rows } = await findReports(services.database.db, asked);
      return rows.map(({ id, evidence, reference }) =>
        one('report', { id, name: evidence.name ?? '', name_kh: evidence.name_kh ?? '' }, reference),
      );
    },
  ],
  [
    'decide',
    async ({ services }, search) => {
      const asked = listCorrections.query.parse({
        search,
        state: 'all',
        ordering: '-created',
        per_page: MOST,
      });
      const { rows } = await findCorrections(services.database.db, asked);
      return rows.map((row) => one('correction', row, row.reference));
    },
  ],
  [
    'answer_contact',
    async ({ services }, search, me) => {
      const asked = listMessages.query.parse({ search, status: 'all', ordering: '-created', per_page: MOST });
      const { rows } = await findMessages(services.database.db, asked, me);
      return rows.map(({ id, name, reference }) => one('message', { id, name, name_kh: '' }, reference));
    },
  ],
  [
    'read_content',
    async (context, search) => {
      const { desk_roles } = signedIn(context);
      const rows = await findByTitle(context.services.database.db, desk_roles, search, MOST);
      return rows.map(({ id, title, title_kh, collection }) =>
        one('content', { id, name: title, name_kh: title_kh }, '', collection),
      );
    },
  ],
  [
    'manage_people',
    async ({ services }, search) => {
      const asked = listPeople.query.parse({ search, per_page: MOST });
      const { rows } = await findPeople(services.database.db, asked);
      return rows.map(({ person }) =>
        one(
          'person',
          { id: person.id, name: personName(person, 'en').text, name_kh: personName(person, 'km').text },
          person.email ?? '',
        ),
      );
    },
  ],
];
