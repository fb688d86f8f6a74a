import { and, asc, eq } from 'drizzle-orm';
import * as contract from '#shared/contracts/directory-import.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { directory_import, directory_import_row } from '../../../database/schema/directory-import.ts';
import { Problem } from '../../../http/problem.ts';
import { type Route, route } from '../../../http/route.ts';
import { findImports, presentImport, presentImports, presentRows } from './import.present.ts';
import { ofImport } from './import-rows.ts';
import { getTemplate } from './import-template.ts';
import { startImport } from './start-import.ts';
import {
  chooseForRows,
  matchImport,
  pauseImport,
  publishImport,
  runImport,
  undoImport,
} from './take-import-step.ts';

export const importRoutes: Route[] = [
  route(contract.startDirectoryImport, startImport),
  route(contract.listDirectoryImports, async ({ query }, { services: { database } }) => {
    const rows = await findImports(database.db, query);
    return asList(await presentImports(database.db, rows), await database.db.$count(directory_import), query);
  }),
  route(contract.getDirectoryImport, ({ params }, { services: { database } }) =>
    presentImport(database.db, params.id),
  ),
  route(contract.listDirectoryImportRows, async ({ params, query }, { services, language }) => {
    const { db } = services.database;
    const { page, per_page, will } = query;
    if ((await db.$count(directory_import, eq(directory_import.id, params.id))) === 0)
      throw new Problem('not_found');
    const where = and(ofImport(params.id), will ? eq(directory_import_row.will, will) : undefined);
    const rows = await db
      .select()
      .from(directory_import_row)
      .where(where)
      .orderBy(asc(directory_import_row.line))
      .limit(per_page)
      .offset((page - 1) * per_page);
    return asList(await presentRows(db, rows, language), await db.$count(directory_import_row, where), query);
  }),
  route(contract.matchDirectoryImport, matchImport),
  route(contract.chooseForImportRows, chooseForRows),
  route(contract.runDirectoryImport, runImport),
  route(contract.pauseDirectoryImport, pauseImport),
  route(contract.publishDirectoryImport, publishImport),
  route(contract.undoDirectoryImport, undoImport),
  route(contract.getImportTemplate, getTemplate),
];
