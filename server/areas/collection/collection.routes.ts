import * as contract from '#shared/contracts/collection.contract.ts';
import * as historyContract from '#shared/contracts/collection-history.contract.ts';
import * as importsContract from '#shared/contracts/collection-import.contract.ts';
import * as stateContract from '#shared/contracts/collection-state.contract.ts';
import * as viewsContract from '#shared/contracts/saved-view.contract.ts';
import * as copyContract from '#shared/contracts/working-copy.contract.ts';
import { emptyValues } from '#shared/domain/collection/clean-record.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { RecordVerb } from '#shared/domain/collection/collection-state.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { type CallContext, type Route, route } from '../../http/route.ts';
import { presentName } from '../account/find-names.ts';
import { transitRecord } from './change-record-state.ts';
import { changeRecords, undoChanges } from './change-records.ts';
import { type Row, storeOf } from './collection-store.ts';
import { exportRecords } from './export-csv.ts';
import { getCollection, getRow } from './find-record.ts';
import { checkImport } from './import/check-import.ts';
import { getImport, listImports, runImport, undoImport } from './import/run-import.ts';
import { findReferences, listOptions } from './list-options.ts';
import { listCollections, listRecords } from './list-records.ts';
import { compareRevisions, getRevision, listAudit, listRevisions } from './list-revisions.ts';
import { moveRecord } from './move-record.ts';
import { presentRecord } from './present-record.ts';
import { previewRecord } from './preview.ts';
import { agreeReading, askReader, findReaders } from './reading/ask-reader.ts';
import { setCollectionRule } from './reading/set-rule.ts';
import { revertRecord } from './revert-record.ts';
import { createRecord, updateRecord } from './save-record.ts';
import { uploadFile } from './upload-file.ts';
import { deleteView, listViews, saveView } from './views.ts';
import { listPlanned } from './working-copy/list-planned.ts';
import { planWithdrawal } from './working-copy/plan-withdrawal.ts';
import { openPreview, sharePreview } from './working-copy/preview-link.ts';
import { publishCopy } from './working-copy/publish-copy.ts';
import { discardCopy, saveCopy } from './working-copy/save-copy.ts';

/** Does a write and answers with the record as it is then. */
async function written(
  context: CallContext,
  name: string,
  write: (work: Work, collection: Collection) => Promise<Row>,
) {
  const collection = getCollection(name);
  const row = await inTransaction(context, (work) => write(work, collection));
  return presentRecord(context, context.services.database.db, collection, row);
}

interface RecordCall {
  params: { collection: string; id: string };
}

const transition = (
  context: CallContext,
  { params }: RecordCall,
  change: { verb: RecordVerb; version: number; at?: string | null },
) =>
  written(context, params.collection, (work, collection) =>
    transitRecord(work, collection, params.id, change),
  );

/** Who opens collections at all does not yet keep each of them: publications and master lists are actions of their own. */
function forItsKeepers(one: Route): Route {
  if (one.contract.access !== 'desk:read_content') return one;
  return {
    ...one,
    handle: (input, context) => {
      const { collection } = input.params as { collection?: string };
      const action = collection === undefined ? 'read_content' : getCollection(collection).action;
      if (!deskMay(signedIn(context).desk_roles, action)) throw new Problem('not_found');
      return one.handle(input, context);
    },
  };
}

const all: Route[] = [
  route(contract.listCollections, listCollections),
  route(contract.listRecords, listRecords),
  route(contract.listOptions, listOptions),
  route(contract.findReferences, findReferences),
  route(contract.getRecord, async ({ params }, context) => {
    const collection = getCollection(params.collection);
    const { db } = context.services.database;
    return presentRecord(context, db, collection, await getRow(db, storeOf(collection), params.id));
  }),
  route(contract.createRecord, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) => createRecord(work, collection, body.values)),
  ),
  route(contract.updateRecord, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) =>
      updateRecord(work, collection, params.id, { version: body.version, typed: body.values }),
    ),
  ),
  route(contract.replaceRecord, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) =>
      updateRecord(work, collection, params.id, {
        version: body.version,
        typed: { ...emptyValues(collection), ...body.values },
      }),
    ),
  ),
  route(stateContract.publishRecord, (call, context) =>
    transition(context, call, { verb: 'publish', version: call.body.version, at: call.body.at }),
  ),
  route(stateContract.unpublishRecord, (call, context) =>
    transition(context, call, { verb: 'unpublish', version: call.body.version }),
  ),
  route(stateContract.archiveRecord, (call, context) =>
    transition(context, call, { verb: 'archive', version: call.body.version }),
  ),
  route(stateContract.deleteRecord, (call, context) =>
    transition(context, call, { verb: 'delete', version: call.query.version }),
  ),
  route(stateContract.restoreRecord, (call, context) =>
    transition(context, call, { verb: 'restore', version: call.body.version }),
  ),
  route(stateContract.changeRecords, changeRecords),
  route(stateContract.moveRecord, moveRecord),
  route(stateContract.undoChanges, undoChanges),
  route(copyContract.saveCopy, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) => saveCopy(work, collection, params.id, body)),
  ),
  route(copyContract.discardCopy, ({ params, query }, context) =>
    written(context, params.collection, (work, collection) =>
      discardCopy(work, collection, params.id, query.copy),
    ),
  ),
  route(copyContract.publishCopy, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) => publishCopy(work, collection, params.id, body)),
  ),
  route(copyContract.planWithdrawal, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) =>
      planWithdrawal(work, collection, params.id, body),
    ),
  ),
  route(copyContract.askReader, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) => askReader(work, collection, params.id, body)),
  ),
  route(copyContract.agreeReading, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) =>
      agreeReading(work, collection, params.id, body),
    ),
  ),
  route(copyContract.listReaders, async ({ params }, context) => {
    const { db } = context.services.database;
    const readers = await findReaders(db, getCollection(params.collection), signedIn(context).id);
    return { data: readers.map(presentName) };
  }),
  route(copyContract.setCollectionRule, setCollectionRule),
  route(copyContract.sharePreview, sharePreview),
  route(copyContract.openPreview, openPreview),
  route(copyContract.listPlanned, listPlanned),
  route(historyContract.listRevisions, listRevisions),
  route(historyContract.getRevision, getRevision),
  route(historyContract.compareRevisions, compareRevisions),
  route(historyContract.revertRecord, ({ params, body }, context) =>
    written(context, params.collection, (work, collection) =>
      revertRecord(work, collection, params.id, body),
    ),
  ),
  route(historyContract.listAudit, listAudit),
  route(contract.previewRecord, previewRecord),
  route(importsContract.exportRecords, exportRecords),
  route(importsContract.checkImport, checkImport),
  route(importsContract.runImport, runImport),
  route(importsContract.listImports, listImports),
  route(importsContract.getImport, getImport),
  route(importsContract.undoImport, undoImport),
  route(contract.uploadFile, uploadFile),
  route(viewsContract.listViews, listViews),
  route(viewsContract.saveView, saveView),
  route(viewsContract.deleteView, deleteView),
];
export const routes: Route[] = all.map(forItsKeepers);
