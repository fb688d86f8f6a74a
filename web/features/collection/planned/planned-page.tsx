import '../collection.css';
import { findCollection } from '#shared/domain/collection/index.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatDate, formatTime, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { grouped } from '#web/lib/grouped.ts';
import { useT } from '#web/lib/texts.tsx';
import { CONTENT_PATH, recordPath } from '../collection-paths.ts';
import { singularName } from '../collection-texts.ts';
import type { PlannedData } from './load-planned.ts';

type Entry = PlannedData['data'][number];

const TONES = { publish: 'ok', changes: 'info', withdraw: 'warn' } as const;

/** What appears on the site or leaves it by itself, day after day. */
export function PlannedPage({ planned: { data, more } }: { planned: PlannedData }) {
  const t = useT();
  const title = t('collection:planned.title');
  const days = grouped(data, ({ at }) => calendarDate(at));
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <Crumbs
        label={t('collection:way')}
        items={[{ text: t('collection:overview.title'), to: CONTENT_PATH }, { text: title }]}
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{t('collection:planned.lead')}</p>
        </div>
      </div>
      {days.length === 0 && (
        <EmptyState title={t('collection:planned.none')} text={t('collection:planned.none_text')} />
      )}
      {days.map(([day, entries]) => (
        <Section key={day} id={`day-${day}`} title={formatDate(t.language, day)} titleClass="t-h4 mt-8 mb-2">
          <ul className="overview-list">
            {entries.map((entry) => (
              <Line key={`${entry.id} ${entry.what}`} entry={entry} />
            ))}
          </ul>
        </Section>
      ))}
      {more > 0 && <p className="t-2 mt-6">{t('collection:planned.more', { count: more })}</p>}
    </>
  );
}

function Line({ entry: { at, what, collection, id, ...titles } }: { entry: Entry }) {
  const t = useT();
  const name = localName(titles, t.language, 'title');
  return (
    <li>
      <AppLink to={recordPath(collection, id)} className="overview-link">
        <span className="overview-name">
          <b lang={name.lang}>{name.text || t('collection:list.untitled')}</b>
          <span className="t-small t-3">{singularName(t, findCollection(collection)!)}</span>
        </span>
        <span className="desk-tags">
          <Tag tone={TONES[what]}>{t(`collection:planned.what.${what}`)}</Tag>
        </span>
        <time dateTime={machineTime(at)} className="num">
          {formatTime(at)}
        </time>
      </AppLink>
    </li>
  );
}
