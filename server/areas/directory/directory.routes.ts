import * as contract from '#shared/contracts/directory.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { listDuplicates } from './duplicates/list-duplicates.ts';
import { markDistinct } from './duplicates/mark-distinct.ts';
import { exportDirectory } from './export-directory.ts';
import { importRoutes } from './import/import.routes.ts';
import { getDirectoryOptions, listDirectory } from './list-directory.ts';
import { correctRecord } from './record/correct-record.ts';
import { putBackOnSite, takeOffSite } from './record/off-site.ts';
import { readDirectoryRecord } from './record/record.present.ts';
import { listRecordHistory, restoreRecord } from './record/record-history.ts';

export const routes: Route[] = [
  route(contract.listDirectory, listDirectory),
  route(contract.getDirectoryOptions, getDirectoryOptions),
  route(contract.exportDirectory, exportDirectory),
  route(contract.listDuplicates, listDuplicates),
  route(contract.markDistinct, markDistinct),
  route(contract.getDirectoryRecord, ({ params }, context) => readDirectoryRecord(context, params.id)),
  route(contract.correctRecord, correctRecord),
  route(contract.takeOffSite, takeOffSite),
  route(contract.putBackOnSite, putBackOnSite),
  route(contract.restoreRecord, restoreRecord),
  route(contract.listRecordHistory, listRecordHistory),
  ...importRoutes,
];
