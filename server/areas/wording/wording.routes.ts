import * as contract from '#shared/contracts/wording.contract.ts';
import { signedIn } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import { changeWording } from './change-wording.ts';
import { getWording } from './get-wording.ts';
import { listWordings } from './list-wordings.ts';

export const routes: Route[] = [
  route(contract.listWordings, listWordings),
  route(contract.getWording, ({ params }, context) =>
    getWording(context.services.database.db, params.text_key, signedIn(context)),
  ),
  route(contract.changeWording, changeWording),
];
