import * as contract from '#shared/contracts/content.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { presentPartner } from './content.present.ts';
import { findPartners } from './content.queries.ts';
import { getContentPage } from './get-content-page.ts';
import { getEcosystemPage } from './get-ecosystem-page.ts';
import { getNetworkPage } from './get-network-page.ts';
import { getShell } from './get-shell.ts';
import { listHighlights } from './list-highlights.ts';

const partners: Handler<typeof contract.listPartners> = async ({ query }, { services, tag }) => {
  tag('content');
  const { rows, total } = await findPartners(services.database.db, query.role, query);
  return asList(rows.map(presentPartner), total, query);
};

export const routes: Route[] = [
  route(contract.getEcosystemPage, getEcosystemPage),
  route(contract.getNetworkPage, getNetworkPage),
  route(contract.listHighlights, listHighlights),
  route(contract.listPartners, partners),
  oneFromList(contract.getPartner, partners),
  oneFromList(contract.getHighlight, listHighlights),
  oneFromList(contract.getEcosystemCategory, getEcosystemPage),
  route(contract.getShell, getShell),
  route(contract.getContentPage, getContentPage),
];
