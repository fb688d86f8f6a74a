import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useDisclosure } from '#web/components/layout/use-disclosure.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type DeskPlace, type OfPart, placeState, placesOfBar } from './desk-places.ts';
import { useWaiting, type Waiting } from './use-waiting.ts';

/** The parts of the desk with how much waits in each. In narrow windows all of them stand in a row that is pulled sideways. */
export function DeskNav({ roles }: { roles: readonly string[] }) {
  const t = useT();
  const { bar, more } = placesOfBar(roles);
  const state = usePlaceState();
  const isInMore = more.some((place) => state(place));
  return (
    <nav className="desk-nav" aria-label={t('desk:bar.label')}>
      {bar.map((place) => (
        <PlaceLink key={place.name} place={place} current={state(place)} />
      ))}
      {more.length > 0 && <More places={more} isCurrent={isInMore} />}
      {more.map((place) => (
        <PlaceLink key={place.name} place={place} current={state(place)} narrow />
      ))}
    </nav>
  );
}

/** Whether a page belongs to a part, by its address or by what it says of itself. */
function usePlaceState() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const part = (page?.handle as Partial<OfPart> | undefined)?.partOf?.(page?.loaderData);
  return (place: DeskPlace) => (part === place.path ? 'true' : placeState(place, pathname));
}

const countOf = (waiting: Partial<Waiting>, { name }: DeskPlace): number =>
  waiting[name as keyof Waiting] ?? 0;

function PlaceLink({
  place,
  current,
  narrow,
}: {
  place: DeskPlace;
  current: 'page' | 'true' | undefined;
  narrow?: boolean;
}) {
  const t = useT();
  const count = countOf(useWaiting(), place);
  return (
    <AppLink
      to={place.path}
      className={classNames('nav-item', narrow && 'desk-narrow')}
      aria-current={current}
    >
      {t(`desk:bar.${place.name}`)} <Badge count={count} label={t('desk:bar.waiting', { count })} />
    </AppLink>
  );
}

function More({ places, isCurrent }: { places: readonly DeskPlace[]; isCurrent: boolean }) {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  const waiting = useWaiting();
  const count = places.reduce((sum, place) => sum + countOf(waiting, place), 0);
  return (
    <details ref={details} className="nav-group desk-more">
      <summary className="nav-item" aria-current={isCurrent ? 'true' : undefined}>
        {t('desk:bar.more')} <Badge count={count} label={t('desk:bar.waiting', { count })} />
        <Icon of={ChevronDown} />
      </summary>
      <div className="menu nav-menu nav-menu-end">
        <ul className="menu-list">
          {places.map((place) => (
            <li key={place.name}>
              <AppLink to={place.path} className="menu-item">
                <Icon of={place.icon} />
                {t(`desk:bar.${place.name}`)}
                <Badge
                  count={countOf(waiting, place)}
                  label={t('desk:bar.waiting', { count: countOf(waiting, place) })}
                />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
