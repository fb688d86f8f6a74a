import { and } from 'drizzle-orm';
import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/program.contract.ts';
import { program } from '../../database/schema/publication.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type CallContext, type Handler, type Route, route } from '../../http/route.ts';
import { goneOrNotFound } from '../publication/gone-or-not-found.ts';
import { withSearch } from '../publication/search-publications.ts';
import { savedAmong } from '../save/saved-among.ts';
import { nextProgramChange } from './next-program-change.ts';
import { presentProgram, presentProgramDetail } from './program.present.ts';
import {
  countOpen,
  findCategories,
  findHighlighted,
  findProgram,
  findPrograms,
  findRecent,
  findRelated,
  findTerms,
  type ProgramRow,
  programOrder,
} from './program.queries.ts';
import { closesBetween, conditionsOf, STATUS, says } from './program-conditions.ts';
import { countPrograms, presentProgramFacets } from './program-facets.ts';
import { refuseUnknownProgramFilters } from './program-filter-values.ts';

/** Most programs of each kind on the program page. */
const SHOWN_FIRST = 4;
const SHOWN_RECENT = 6;

const savedOf = (context: CallContext, rows: readonly ProgramRow[]) =>
  savedAmong(
    context,
    'program',
    rows.map((row) => row.program.id),
  );

const list: Handler<typeof contract.listPrograms> = async ({ query }, context) => {
  context.tag('program', 'taxonomy', 'stakeholder');
  const { counts, database, directory } = context.services;
  const { db } = database;
  const now = new Date();
  refuseUnknownProgramFilters(context, query);
  const filter = await withSearch(database, query, 'programs');
  const asked = and(says(filter), closesBetween(filter), ...Object.values(conditionsOf(filter, now)));
  const [rows, { counted, change }] = await Promise.all([
    findPrograms(db, asked, query, programOrder(query.ordering, context.language === 'km')),
    counts.of('program', query, async () => {
      const [counted, change] = await Promise.all([countPrograms(db, filter, now), nextProgramChange(db)]);
      return { counted, change };
    }),
  ]);
  context.freshUntil(change);
  const [facets, saved] = await Promise.all([
    presentProgramFacets(db, filter, counted),
    savedOf(context, rows),
  ]);
  const cards = rows.map((row) => presentProgram(row, { saved, directory, now }));
  return {
    ...asList(cards, counted.total, query),
    facets,
    total_all: counted.total_all,
    corrected: filter.corrected,
  };
};

const get: Handler<typeof contract.getProgram> = async ({ params }, context) => {
  context.tag('program', `program:${params.id}`, 'taxonomy', 'stakeholder');
  const { db } = context.services.database;
  const now = new Date();
  const row = await findProgram(db, params.id);
  if (!row) throw await goneOrNotFound(db, program, params.id);
  const [related, sectors, change] = await Promise.all([
    findRelated(db, row.program),
    findTerms(db, ['sector']),
    nextProgramChange(db),
  ]);
  context.freshUntil(change);
  const saved = await savedOf(context, [row, ...related]);
  const { directory } = context.services;
  return presentProgramDetail(row, related, sectors, { saved, directory, now });
};

const page: Handler<typeof contract.getProgramPage> = async (_input, context) => {
  context.tag('program', 'taxonomy', 'stakeholder', 'content');
  const { db } = context.services.database;
  const now = new Date();
  const [highlighted, closing, recent, open_count, change] = await Promise.all([
    findHighlighted(db, SHOWN_FIRST),
    findPrograms(db, STATUS.open, { page: 1, per_page: SHOWN_FIRST }),
    findRecent(db, SHOWN_RECENT),
    countOpen(db),
    nextProgramChange(db),
  ]);
  context.freshUntil(change);
  const saved = await savedOf(context, [...highlighted, ...closing, ...recent]);
  const { directory } = context.services;
  const cards = (rows: readonly ProgramRow[]) =>
    rows.map((row) => presentProgram(row, { saved, directory, now }));
  return {
    highlighted: cards(highlighted),
    recent: cards(recent),
    closing_soon: cards(closing),
    open_count,
  };
};

const categories: Handler<typeof contract.listProgramCategories> = async ({ query }, context) => {
  context.tag('program', 'taxonomy');
  const { db } = context.services.database;
  const [rows, change] = await Promise.all([findCategories(db), nextProgramChange(db)]);
  context.freshUntil(change);
  const start = (query.page - 1) * query.per_page;
  return asList(rows.slice(start, start + query.per_page), rows.length, query);
};

export const routes: Route[] = [
  route(contract.listPrograms, list),
  route(contract.listProgramsToo, list),
  route(contract.getProgram, get),
  route(contract.getProgramPublic, get),
  route(contract.getProgramPage, page),
  route(contract.getProgramPageToo, page),
  route(contract.listProgramCategories, categories),
  oneFromList(contract.getProgramCategory, categories),
];
