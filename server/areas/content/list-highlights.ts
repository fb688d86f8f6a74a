import type { z } from 'zod';
import type { listHighlights as contract } from '#shared/contracts/content.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { Handler } from '../../http/route.ts';
import { fileAddress } from '../file/file-address.ts';
import { readCards } from '../stakeholder/read-cards.ts';
import {
  findHighlights,
  findPublications,
  type HighlightKind,
  type PublicationRow,
} from './content.queries.ts';

type Highlight = z.input<(typeof contract)['response']>['data'][number];

const PUBLICATIONS = ['program', 'event', 'resource'] as const;

/** What staff chose for the home page, as far as it is public now (B.36). */
export const listHighlights: Handler<typeof contract> = async ({ query }, context) => {
  const { services, tag } = context;
  tag('content', 'stakeholder', 'program', 'event', 'resource', 'taxonomy');
  const { db } = services.database;
  const { rows, total } = await findHighlights(db, query);
  const idsOf = (kind: HighlightKind) =>
    rows.flatMap((row) => (row.kind === kind && row.object_id ? [row.object_id] : []));
  const [cards, ...publications] = await Promise.all([
    readCards(context, idsOf('stakeholder')),
    ...PUBLICATIONS.map((kind) => findPublications(db, kind, idsOf(kind))),
  ]);
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const textById = new Map(publications.flat().map((row) => [row.id, row]));
  const shown = rows.flatMap(({ id, kind, object_id }): Highlight[] => {
    if (!object_id) return [];
    const card = cardById.get(object_id);
    const text = textById.get(object_id);
    if (kind === 'stakeholder') return card ? [ofCard(id, card)] : [];
    return text ? [ofPublication(id, kind as (typeof PUBLICATIONS)[number], text)] : [];
  });
  return asList(shown, total, query);
};

function ofCard(id: string, card: StakeholderCard): Highlight {
  return {
    id,
    kind: 'stakeholder',
    object_id: card.id,
    title: card.name,
    title_kh: card.name_kh,
    summary: card.summary,
    summary_kh: card.summary_kh,
    image: card.logo,
    link: `/ecosystem/discover/category/${card.category}/${card.id}`,
    stakeholder: card,
  };
}

function ofPublication(id: string, kind: (typeof PUBLICATIONS)[number], row: PublicationRow): Highlight {
  const { id: object_id, title, title_kh, summary, summary_kh } = row;
  const image = row.cover_id ? fileAddress(row.cover_id, '512') : '';
  const section = row.page_kind === 'file' ? '/resource/file' : `/resource/category/${row.page}`;
  const link = `${kind === 'resource' ? section : `/${kind}`}/${object_id}`;
  return { id, kind, object_id, title, title_kh, summary, summary_kh, image, link, stakeholder: null };
}
