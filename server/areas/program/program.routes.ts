import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/program.contract.ts';
import { Problem } from '../../http/problem.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { presentProgram, presentProgramDetail } from './program.present.ts';
import { findCategories, findProgram, findPrograms, findRecent, findRelated } from './program.queries.ts';

const list: Handler<typeof contract.listPrograms> = async ({ query }, { services, tag }) => {
  tag('program', 'taxonomy');
  const { rows, total } = await findPrograms(services.database.db, query, query);
  return asList(
    rows.map((row) => presentProgram(row)),
    total,
    query,
  );
};

const get: Handler<typeof contract.getProgram> = async ({ params }, { services, tag }) => {
  tag('program', `program:${params.id}`);
  const row = await findProgram(services.database.db, params.id);
  if (!row) throw new Problem('not_found');
  return presentProgramDetail(row, await findRelated(services.database.db, row.program));
};

const NOTHING = { search: '', category: [], stage: [], sector: [], province: [] };
const page: Handler<typeof contract.getProgramPage> = async (_input, { services, tag }) => {
  tag('program', 'taxonomy');
  const { db } = services.database;
  const [open, recent] = await Promise.all([
    findPrograms(db, { ...NOTHING, status: 'open' }, { page: 1, per_page: 4 }),
    findRecent(db),
  ]);
  return {
    highlighted: open.rows.map((row) => presentProgram(row)),
    recent: recent.map((row) => presentProgram(row)),
    open_count: open.total,
  };
};

export const routes: Route[] = [
  route(contract.listPrograms, list),
  route(contract.listProgramsToo, list),
  route(contract.getProgram, get),
  route(contract.getProgramPage, page),
  route(contract.getProgramPageToo, page),
  route(contract.listProgramCategories, async ({ query }, { services, tag }) => {
    tag('program', 'taxonomy');
    const rows = await findCategories(services.database.db);
    const start = (query.page - 1) * query.per_page;
    return asList(rows.slice(start, start + query.per_page), rows.length, query);
  }),
];
