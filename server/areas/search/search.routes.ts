import { searchEverything as contract } from '#shared/contracts/search.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { searchCall } from './search-call.ts';

export const routes: Route[] = [route(contract, searchCall)];
