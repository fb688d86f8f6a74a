import type { z } from 'zod';
import type { listHighlights as contract } from '#shared/contracts/content.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import type { CoverPicture } from '#shared/contracts/publication.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { libraryPath, publicationPath } from '../../addresses/page-path.ts';
import type { Handler } from '../../http/route.ts';
import { presentCover } from '../file/cover.present.ts';
import { type FileRow, findFiles } from '../file/file.queries.ts';
import { savedAmong } from '../save/saved-among.ts';
import { readCards } from '../stakeholder/read-cards.ts';
import {
  findHighlights,
  findPublications,
  type HighlightKind,
  type HighlightRow,
  nextHighlightChange,
  type PublicationRow,
} from './content.queries.ts';

type Highlight = z.input<(typeof contract)['response']>['data'][number];
type Files = ReadonlyMap<string, FileRow>;

const PUBLICATIONS = ['program', 'event', 'resource'] as const;

/** What staff chose for the home page, as far as it is public now. */
export const listHighlights: Handler<typeof contract> = async ({ query }, context) => {
  const { services, tag, freshUntil } = context;
  tag('content', 'stakeholder', 'program', 'event', 'resource', 'taxonomy');
  const { db } = services.database;
  const [{ rows, total }, change] = await Promise.all([findHighlights(db, query), nextHighlightChange(db)]);
  freshUntil(change);
  const idsOf = (kind: HighlightKind) =>
    rows.flatMap((row) => (row.kind === kind && row.object_id ? [row.object_id] : []));
  const [cards, saved, ...publications] = await Promise.all([
    readCards(context, idsOf('stakeholder')),
    Promise.all(PUBLICATIONS.map((kind) => savedAmong(context, kind, idsOf(kind)))),
    ...PUBLICATIONS.map((kind) => findPublications(db, kind, idsOf(kind))),
  ]);
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const textById = new Map(publications.flat().map((row) => [row.id, row]));
  const covers = [...rows, ...textById.values()].flatMap(({ cover_id }) => (cover_id ? [cover_id] : []));
  const files = await findFiles(db, covers);
  const shown = rows.flatMap((row): Highlight[] => {
    const own = coverOf(row, files);
    if (row.kind === 'link')
      return [
        withOwnTexts(row, { ...NO_RECORD, id: row.id, image: own?.small ?? '', cover: own, link: row.url }),
      ];
    const card = cardById.get(row.object_id ?? '');
    const text = textById.get(row.object_id ?? '');
    if (row.kind === 'stakeholder') return card ? [withOwnTexts(row, ofCard(row.id, card, own))] : [];
    if (!text) return [];
    const is_saved = saved.some((ids) => ids.has(text.id));
    return [withOwnTexts(row, { ...ofPublication(row, text, own ?? coverOf(text, files)), is_saved })];
  });
  return asList(shown, total, query);
};

const NO_RECORD = {
  kind: 'link',
  object_id: null,
  title: '',
  title_kh: '',
  summary: '',
  summary_kh: '',
  stakeholder: null,
  is_saved: false,
} as const;

/** Texts that staff wrote for the highlight take the place of the record's own, each language for itself. */
function withOwnTexts(row: HighlightRow, highlight: Highlight): Highlight {
  const own = row.title || row.title_kh;
  const summary = row.summary || row.summary_kh;
  return {
    ...highlight,
    ...(own ? { title: row.title, title_kh: row.title_kh } : {}),
    ...(summary ? { summary: row.summary, summary_kh: row.summary_kh } : {}),
  };
}

const coverOf = (
  row: { cover_id: string | null; cover_alt: string; cover_alt_kh: string },
  files: Files,
): CoverPicture | null => presentCover(row.cover_id ? files.get(row.cover_id) : null, row);

function ofCard(id: string, card: StakeholderCard, cover: CoverPicture | null): Highlight {
  return {
    id,
    kind: 'stakeholder',
    object_id: card.id,
    title: card.name,
    title_kh: card.name_kh,
    summary: card.summary,
    summary_kh: card.summary_kh,
    image: cover?.small ?? card.logo,
    cover,
    link: stakeholderPath(card),
    stakeholder: card,
    is_saved: card.is_saved,
  };
}

function ofPublication(
  { id, kind }: HighlightRow,
  row: PublicationRow,
  cover: CoverPicture | null,
): Omit<Highlight, 'is_saved'> {
  const { id: object_id, title, title_kh, summary, summary_kh } = row;
  return {
    id,
    kind: kind as (typeof PUBLICATIONS)[number],
    object_id,
    title,
    title_kh,
    summary,
    summary_kh,
    image: cover?.small ?? '',
    cover,
    link:
      kind === 'resource'
        ? libraryPath(row, { kind: row.page_kind ?? '', slug: row.page ?? '' })
        : publicationPath(kind as 'program' | 'event', row),
    stakeholder: null,
  };
}
