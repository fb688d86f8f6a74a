import { listEsos } from '#shared/contracts/eso.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { listStakeholders } from '../stakeholder/list-stakeholders.ts';

export const routes: Route[] = [
  route(listEsos, ({ query }, context) => listStakeholders('eso', query, context)),
];
