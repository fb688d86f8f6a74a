import { asList } from '#shared/contracts/list.ts';
import { listMasterLists as masterLists } from '#shared/contracts/master-lists.contract.ts';
import * as contract from '#shared/contracts/taxonomy.contract.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { listFilterOptions } from '../stakeholder/list-filter-options.ts';
import { listMasterLists } from './list-master-lists.ts';
import { listMasterTerms } from './list-master-terms.ts';
import { staticListRoutes } from './static-lists.ts';

/** All master lists answer alike. */
const master =
  (kind: string): Handler<typeof contract.listIndustries> =>
  async ({ query }, { services, tag }) => {
    tag('taxonomy');
    const { terms, total } = await listMasterTerms(services.database.db, kind, query);
    return asList(terms, total, query);
  };

export const routes: Route[] = [
  route(contract.listFilterOptions, listFilterOptions),
  oneFromList(contract.getFilterOption, listFilterOptions),
  route(contract.listIndustries, master('industry')),
  route(contract.listExpertise, master('expertise')),
  route(contract.listInterests, master('interest')),
  route(contract.listPositions, master('position')),
  route(contract.listFundingTypes, master('funding_type')),
  route(contract.listStakeholderTypes, master('stakeholder_type')),
  route(masterLists, listMasterLists),
  oneFromList(contract.getIndustry, master('industry')),
  oneFromList(contract.getExpertise, master('expertise')),
  oneFromList(contract.getInterest, master('interest')),
  oneFromList(contract.getPosition, master('position')),
  oneFromList(contract.getFundingType, master('funding_type')),
  oneFromList(contract.getStakeholderType, master('stakeholder_type')),
  ...staticListRoutes,
];
