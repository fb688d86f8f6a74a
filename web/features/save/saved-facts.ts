import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Monitor from 'lucide-react/icons/monitor';
import Tag from 'lucide-react/icons/tag';
import type { SavedCard, SavedItem } from '#shared/contracts/save.contract.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { deadlineText, opensIn } from '#shared/format/deadlines.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

export interface SavedFact {
  icon: LucideIcon;
  text: string;
  lang?: string;
}

/** What a line of the saved list says under the name. */
export function savedFacts(
  t: Translator,
  item: SavedItem,
  card: SavedCard,
  now: string,
  near = false,
): SavedFact[] {
  const organiser = card.organiser && localName(card.organiser, t.language);
  const when = whenText(t, card, now);
  return [
    { icon: Tag, text: t(`save:one.${item.group}`) },
    ...(when ? [{ icon: card.starts_at ? CalendarDays : Clock, text: when }] : []),
    ...placeOf(t, card),
    ...(organiser ? [{ icon: Building2, ...organiser }] : []),
    ...(near
      ? []
      : [{ icon: Bookmark, text: t('save:saved_on', { date: formatDate(t.language, item.saved_at) }) }]),
  ];
}

function whenText(t: Translator, card: SavedCard, now: string): string {
  if (card.starts_at) return card.is_past ? t('save:past') : formatDateTime(t.language, card.starts_at);
  if (card.status === 'closed') return t('save:closed');
  if (card.status === 'upcoming' && card.opens_at) return opensIn(t, card.opens_at, now);
  if (card.status === 'open' && card.closes_at) return deadlineText(t, card.closes_at, now);
  return '';
}

function placeOf(t: Translator, card: SavedCard): SavedFact[] {
  if (!card.starts_at) return [];
  if (card.is_online) return [{ icon: Monitor, text: t('save:online') }];
  const venue = localName(card, t.language, 'venue');
  return venue.text ? [{ icon: MapPin, ...venue }] : [];
}
