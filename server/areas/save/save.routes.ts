import * as contract from '#shared/contracts/save.contract.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type Route, route } from '../../http/route.ts';
import { saveItem, unsaveItem } from './change-saved.ts';
import { listSaved } from './list-saved.ts';

export const routes: Route[] = [
  route(contract.listSaved, listSaved),
  oneFromList(contract.getSaved, listSaved, { ordering: 'newest' }),
  route(contract.saveItem, saveItem),
  route(contract.unsaveItem, ({ params }, context) => unsaveItem(params, context)),
  route(contract.unsaveItemToo, ({ query }, context) => unsaveItem(query, context)),
];
