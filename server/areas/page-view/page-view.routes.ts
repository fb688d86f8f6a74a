import * as contract from '#shared/contracts/page-view.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { exportPageViews } from './export-page-views.ts';
import { listPageViews } from './list-page-views.ts';

export const routes: Route[] = [
  route(contract.listPageViews, listPageViews),
  route(contract.exportPageViews, exportPageViews),
];
