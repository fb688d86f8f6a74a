import { listStartups, listStartupsPublic } from '#shared/contracts/startup.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { listStakeholders } from '../stakeholder/list-stakeholders.ts';

export const routes: Route[] = [
  route(listStartups, ({ query }, context) => listStakeholders('startup', query, context)),
  route(listStartupsPublic, ({ query }, context) => listStakeholders('startup', query, context)),
];
