import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/merge.contract.ts';
import { oneFromList } from '../../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../../http/route.ts';
import { compareForMerge } from './compare.ts';
import { findMerges, findPages, presentMerges } from './list-merges.ts';
import { mergeStakeholders } from './merge-stakeholders.ts';
import { undoMerge } from './undo-merge.ts';

const list: Handler<typeof contract.listMerges> = async ({ query }, { services: { database } }) => {
  const { rows, total } = await findMerges(database.db, query);
  return asList(await presentMerges(database.db, rows), total, query);
};

export const routes: Route[] = [
  route(contract.findMergeable, async ({ query }, { services: { database } }) => ({
    data: await findPages(database.db, query),
  })),
  route(contract.compareForMerge, compareForMerge),
  route(contract.listMerges, list),
  oneFromList(contract.getMerge, list),
  route(contract.mergeStakeholders, mergeStakeholders),
  route(contract.undoMerge, undoMerge),
];
