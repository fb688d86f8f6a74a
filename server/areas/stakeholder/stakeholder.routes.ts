import * as contract from '#shared/contracts/stakeholder.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { getIndividual } from './get-individual.ts';
import { getStakeholder } from './get-stakeholder.ts';
import { keptStakeholder } from './kept-stakeholder.ts';
import { listStakeholders } from './list-stakeholders.ts';

const OTHERS = 'other-stakeholder';

export const routes: Route[] = [
  route(contract.listStakeholders, ({ params, query }, context) =>
    listStakeholders(params.category, query, context),
  ),
  route(
    contract.getStakeholder,
    ({ params }, context) => getStakeholder(params.category, params.id, context),
    ({ params }, context) => keptStakeholder(params.category, params.id, context),
  ),
  route(contract.getIndividual, ({ params }, context) => getIndividual(params.id, context)),
  route(contract.listOtherStakeholders, ({ query }, context) => listStakeholders(OTHERS, query, context)),
  route(
    contract.getOtherStakeholder,
    ({ params }, context) => getStakeholder(OTHERS, params.id, context),
    ({ params }, context) => keptStakeholder(OTHERS, params.id, context),
  ),
];
