import * as contract from '#shared/contracts/wording.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { changeWording } from './change-wording.ts';
import { getWording } from './get-wording.ts';
import { listWordings } from './list-wordings.ts';

export const routes: Route[] = [
  route(contract.listWordings, listWordings),
  route(contract.getWording, ({ params }, { services }) => getWording(services.database.db, params.text_key)),
  route(contract.changeWording, changeWording),
];
