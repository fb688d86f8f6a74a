import { listOpenData as listOpenDataContract } from '#shared/contracts/export.contract.ts';
import * as contract from '#shared/contracts/insight.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { getInsights } from './get-insights.ts';
import { listOpenData } from './open-data/list-open-data.ts';

export const routes: Route[] = [
  route(contract.getInsights, getInsights),
  route(listOpenDataContract, listOpenData),
];
