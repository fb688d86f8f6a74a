import type { ConnectionItem, listConnections as contract } from '#shared/contracts/connection.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import type { ConnectionTab, ConnectionView } from '#shared/domain/connection.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { compareNames } from '#shared/khmer/collate.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { thoseSaying } from '../../search/saying.ts';
import { findActedFor, requireActing } from './acting.ts';
import { findConnections } from './connection.queries.ts';
import { presentStakeholderParty } from './party.ts';
import { readConnections } from './read-connections.ts';
import { suggestOrganisations, suggestPeople } from './suggest.ts';

const TAB_OF: Partial<Record<ConnectionView, ConnectionTab>> = {
  pending: 'received',
  invited: 'sent',
  approved: 'connected',
  ignored: 'ignored',
};

/**
 * Connections of the caller, or of the organisations they act for. Somebody's connections are read whole, so that tabs, counts and
 * every spelling of a Khmer name come from one look.
 */
export const listConnections: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  if (query.stakeholder_id) await requireActing(db, me, query.stakeholder_id);
  const acted = await findActedFor(db, me);
  const chosen = query.stakeholder_id ? [query.stakeholder_id] : acted.map(({ id }) => id);
  const isPersonal = query.scope === 'person';
  const [rows, suggested] = await Promise.all([
    findConnections(db, isPersonal ? { person_id: me } : { stakeholder_ids: chosen }),
    isPersonal ? suggestPeople(db, me) : suggestOrganisations(db, chosen),
  ]);
  const connections = await readConnections(db, me, rows, new Date());
  const under = (tab: ConnectionTab) =>
    tab === 'suggested' ? suggested : connections.filter(({ state }) => TAB_OF[state] === tab);
  const found = thoseSaying(under(query.tab), query.search, textsOf);
  const ordered = inOrder(found, query, context.language);
  const start = (query.page - 1) * query.per_page;
  return {
    ...asList(ordered.slice(start, start + query.per_page), ordered.length, query),
    counts: {
      received: under('received').length,
      sent: under('sent').length,
      connected: under('connected').length,
      suggested: suggested.length,
      ignored: under('ignored').length,
    },
    organisations: acted.map(presentStakeholderParty),
  };
};

const textsOf = ({ party, note, acting_for }: ConnectionItem) => [
  party.name,
  party.name_kh,
  party.line,
  party.line_kh,
  note,
  acting_for?.name,
  acting_for?.name_kh,
];

/** Connections come newest first, suggestions best first. */
function inOrder(
  connections: readonly ConnectionItem[],
  { ordering }: { ordering: 'newest' | 'oldest' | 'name' },
  language: Language,
): readonly ConnectionItem[] {
  if (ordering === 'newest') return connections;
  if (ordering === 'oldest') return connections.toReversed();
  const compare = compareNames(language);
  return connections.toSorted((a, b) => compare(a.party, b.party));
}
