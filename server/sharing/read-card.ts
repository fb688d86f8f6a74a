import type { Pictured } from '#shared/domain/share-picture.ts';
import { isOtherStakeholderSlug, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { factsText } from '#shared/format/lists.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { type LocalText, localName, otherName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { findEvent } from '../areas/event/event.queries.ts';
import { getPerson } from '../areas/person/get-person.ts';
import { findProgram } from '../areas/program/program.queries.ts';
import { goneOrNotFound } from '../areas/publication/gone-or-not-found.ts';
import { findResource } from '../areas/resource/resource.queries.ts';
import type { DirectoryIndex } from '../areas/stakeholder/directory/directory-index.ts';
import { categoryName } from '../areas/stakeholder/facet-values.ts';
import { readCards } from '../areas/stakeholder/read-cards.ts';
import { event, program, resource } from '../database/schema/publication.ts';
import { serverTexts } from '../feeds/server-texts.ts';
import { visitor } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import type { CallContext } from '../http/route.ts';
import type { ShareCard } from './draw-card.ts';

/** What a card is read with: a visitor's eyes, whoever asks. */
export type CardContext = Pick<CallContext, 'services' | 'tag' | 'freshUntil'>;
type Reader = (id: string, context: CardContext, t: Translator) => Promise<ShareCard>;

/** What the picture of a record says. Not public: `not_found`, or `gone` when it once was. */
export const readCard = (
  kind: Pictured,
  id: string,
  language: Language,
  context: CardContext,
): Promise<ShareCard> => READERS[kind](id, context, serverTexts[language]);

const site: Reader = async (id, _context, t) => {
  const own = (text: string): LocalText => ({ text, lang: t.language });
  return {
    seed: id,
    pattern: 'startup',
    // Two lines, as home sets them: neither is broken within.
    title: own(`${t('home:hero.line_1')}\n${t('home:hero.line_2')}`),
    second: null,
    line: own(t('shell:product.tagline')),
    detail: null,
  };
};

const stakeholder: Reader = async (id, { services, tag }, t) => {
  tag(`stakeholder:${id}`, 'taxonomy');
  const [card] = await readCards({ services, actor: visitor }, [id]);
  if (!card) throw new Problem('not_found');
  const facts = [card.tags[0], card.province].flatMap((one) =>
    one ? [localName(one, t.language).text] : [],
  );
  return {
    seed: id,
    pattern: card.kind,
    title: localName(card, t.language),
    second: otherName(card, t.language),
    line: { text: kindOf(t, card.category, services.directory), lang: t.language },
    detail: facts.length > 0 ? { text: factsText(t.language, facts), lang: t.language } : null,
  };
};

const ofProgram: Reader = async (id, { services, tag, freshUntil }, t) => {
  tag('program', `program:${id}`, 'stakeholder');
  const found = await findProgram(services.database.db, id);
  if (!found) throw await goneOrNotFound(services.database.db, program, id);
  const { opens_at, closes_at } = found.program;
  const now = Date.now();
  for (const moment of [opens_at, closes_at]) if (moment && moment.getTime() > now) freshUntil(moment);
  return {
    seed: id,
    pattern: patternOf(found.organiser),
    ...titlesOf(found.program, t),
    line: ownText(t, [t('save:one.program'), stateOf(t, opens_at, closes_at, now)]),
    detail: organiserOf(found.organiser, t),
  };
};

function stateOf(t: Translator, opens: Date | null, closes: Date | null, now: number): string {
  const day = (moment: Date) => ({ date: formatDate(t.language, moment) });
  if (closes && closes.getTime() < now) return t('share-card:closed', day(closes));
  if (opens && opens.getTime() > now) return t('share-card:opens', day(opens));
  return closes ? t('share-card:apply_by', day(closes)) : t('share-card:open');
}

const ofEvent: Reader = async (id, { services, tag }, t) => {
  tag('event', `event:${id}`, 'stakeholder');
  const found = await findEvent(services.database.db, id);
  if (!found) throw await goneOrNotFound(services.database.db, event, id);
  const venue = localName(found.event, t.language, 'venue');
  const place = found.event.is_online ? { text: t('save:online'), lang: t.language } : venue;
  return {
    seed: id,
    pattern: patternOf(found.organiser),
    ...titlesOf(found.event, t),
    line: ownText(t, [t('save:one.event'), formatDateTime(t.language, found.event.starts_at)]),
    detail: place.text ? place : organiserOf(found.organiser, t),
  };
};

const ofResource: Reader = async (id, { services, tag }, t) => {
  tag('resource', `resource:${id}`);
  const found = await findResource(services.database.db, id);
  if (!found) throw await goneOrNotFound(services.database.db, resource, id);
  const { resource: row, page } = found;
  const author = localName(row, t.language, 'author');
  const day = row.published_at ? [formatDate(t.language, row.published_at)] : [];
  return {
    seed: id,
    pattern: 'neutral',
    ...titlesOf(row, t),
    line: ownText(t, [t(page.kind === 'file' ? 'save:one.file' : 'save:one.blog'), ...day]),
    detail: author.text ? author : null,
  };
};

const person: Reader = async (id, context, t) => {
  const input = { params: { id }, query: {}, body: {} };
  const who = await getPerson(input, { ...context, actor: visitor } as CallContext);
  const nameIn = {
    name: `${who.last_name} ${who.first_name}`,
    name_kh: `${who.last_name_kh} ${who.first_name_kh}`,
  };
  const occupation = localName(who, t.language, 'occupation');
  return {
    seed: id,
    pattern: 'neutral',
    title: localName(nameIn, t.language),
    second: otherName(nameIn, t.language),
    line: ownText(t, [t('share-card:person')]),
    detail: occupation.text ? occupation : null,
  };
};

const READERS: Readonly<Record<Pictured, Reader>> = {
  site,
  stakeholder,
  program: ofProgram,
  event: ofEvent,
  resource: ofResource,
  person,
};

const titlesOf = (row: object, t: Translator) => ({
  title: localName(row, t.language, 'title'),
  second: otherName(row, t.language, 'title'),
});
const ownText = (t: Translator, parts: readonly string[]): LocalText => ({
  text: factsText(t.language, parts),
  lang: t.language,
});
/** The pattern of who organises it, as on the page. */
const patternOf = (organiser: { kind: string } | null): KramaCategory =>
  organiser ? (organiser.kind as StakeholderKind) : 'neutral';
const organiserOf = (organiser: object | null, t: Translator) =>
  organiser && localName(organiser, t.language);

function kindOf(t: Translator, category: string, directory: DirectoryIndex): string {
  if (isOtherStakeholderSlug(category)) return localName(categoryName(category, directory), t.language).text;
  const kind = (['startup', 'mentor', 'investor', 'eso'] as const).find((one) => one === category);
  return kind ? t(`directory:kind.${kind}`) : '';
}
