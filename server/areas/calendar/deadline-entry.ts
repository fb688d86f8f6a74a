import { ICalEventTransparency } from 'ical-generator';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { publicationPath } from '../../addresses/page-path.ts';
import type { program } from '../../database/schema/publication.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import { ZonedDate } from '../../feeds/zoned-date.ts';
import type { DayEntry } from '../event/event-calendar.ts';

/** The day a program closes, as an entry that makes nobody busy; the hour stands in its text. */
export function deadlineEntry(
  row: typeof program.$inferSelect,
  language: Language,
  publicUrl: string,
): DayEntry {
  const closes_at = row.closes_at!;
  const url = inLanguage(publicUrl + publicationPath('program', row), language);
  return {
    id: `deadline-${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.version - 1,
    stamp: row.updated_at,
    lastModified: row.updated_at,
    start: new ZonedDate(closes_at),
    allDay: true,
    timezone: TIME_ZONE,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: serverTexts[language]('save:own_calendar.deadline', {
      title: localName(row, language, 'title').text,
    }),
    description: `${formatDateTime(language, closes_at)}\n\n${url}`,
    url,
  };
}
