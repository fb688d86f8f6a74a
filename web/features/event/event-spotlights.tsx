import type { EventCard as EventData } from '#shared/contracts/event.contract.ts';
import { eventPath } from '#shared/domain/addresses.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { formatDateRange } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CoverImage } from '../publication/cover-image.tsx';

/** The coming events staff put first: the nearest large, the others in one row. */
export function EventSpotlights({ events }: { events: readonly EventData[] }) {
  const t = useT();
  const [first, ...others] = events;
  if (!first) return null;
  const title = localName(first, t.language, 'title');
  const summary = localName(first, t.language, 'summary');
  return (
    <section className="mb-16" aria-label={t('event:list.spotlight')}>
      <article className="card grid gap-8 lg:grid-cols-2">
        <Picture event={first} lead />
        <div className="card-save">
          <SaveToggle kind="event" id={first.id} name={title.text} saved={first.is_saved} />
        </div>
        <div className="self-center p-4">
          <Tag tone="plain">{t('event:list.spotlight')}</Tag>
          <h2 className="t-h1 mt-4" lang={title.lang}>
            {title.text}
          </h2>
          <p className="t-2 mt-3" lang={summary.lang}>
            {formatDateRange(t.language, first.starts_at, first.ends_at)}
            {t.language === 'km' ? '។ ' : '. '}
            {summary.text}
          </p>
          <ButtonLink look="ink" className="mt-6" to={eventPath(first)}>
            {t('event:list.see')}
          </ButtonLink>
        </div>
      </article>
      {others.length > 0 && (
        <>
          <h2 className="t-h4 mt-8 mb-4">{t('event:list.spotlights')}</h2>
          <ul className="spotlights">
            {others.map((event) => (
              <SmallSpotlight key={event.id} event={event} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function SmallSpotlight({ event }: { event: EventData }) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  return (
    <li className="card spotlight">
      <Picture event={event} />
      <div className="min-w-0">
        <h3 className="card-title" lang={title.lang}>
          <AppLink to={eventPath(event)}>{title.text}</AppLink>
        </h3>
        <p className="card-alt">{formatDateRange(t.language, event.starts_at, event.ends_at)}</p>
      </div>
      <div className="ms-auto flex-none">
        <SaveToggle kind="event" id={event.id} name={title.text} saved={event.is_saved} />
      </div>
    </li>
  );
}

/** Its cover, or the pattern of its organiser. */
function Picture({ event, lead }: { event: EventData; lead?: boolean }) {
  const look = lead ? 'h-48 lg:h-auto lg:min-h-75' : 'spotlight-picture';
  if (event.cover)
    return (
      <div className={`${look} overflow-hidden`}>
        <CoverImage cover={event.cover} small={!lead} />
      </div>
    );
  return (
    <Cover
      seed={event.organiser?.id ?? event.id}
      category={event.organiser ? kindFromSlug(event.organiser.category) : 'neutral'}
      width={lead ? 640 : 96}
      height={lead ? 340 : 96}
      thread={lead ? 5 : 2}
      className={look}
    />
  );
}
