import * as contract from '#shared/contracts/insight.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { getInsights } from './get-insights.ts';

export const routes: Route[] = [route(contract.getInsights, getInsights)];
