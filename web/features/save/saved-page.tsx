import './save.css';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { SAVED_EVENTS_PATH, SAVED_PATH } from '#shared/domain/saved.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { keepSavedOffline } from '#web/features/shell/service-worker/register.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SavedData } from './load-saved.ts';
import { OwnCalendar } from './own-calendar.tsx';
import { SavedEmpty } from './saved-empty.tsx';
import { SavedRow } from './saved-row.tsx';
import { SavedTabs, SavedToolbar } from './saved-toolbar.tsx';

/** What a person keeps for later: what is near first, then everything by kind. */
export function SavedPage({ data }: { data: SavedData }) {
  const t = useT();
  const { view, list, pending, now, calendar } = data;
  useEffect(keepSavedOffline, []);
  const isWhole = !view.group && !view.search && view.page === 1;
  return (
    <>
      <PageHead title={t('save:title')} robots="noindex" />
      <h1 className="t-h1">{t('save:title')}</h1>
      <p className="t-lead t-2 mt-3">{t('save:lead')}</p>
      {pending && <PendingSave value={pending} />}
      {isWhole && list.soon.length > 0 && (
        <section aria-labelledby="soon" className="saved-soon">
          <h2 id="soon" className="t-h3">
            {t('save:soon')}
          </h2>
          <p className="t-small t-3">{t('save:soon_text')}</p>
          <SavedRows items={list.soon} now={now} near />
        </section>
      )}
      {list.coming_events > 0 && (
        <p className="mt-6">
          <a href={SAVED_EVENTS_PATH} download className={buttonClass({ look: 'line' }, 'btn-icon')}>
            <Icon of={CalendarPlus} />
            {t('save:calendar')}
          </a>
        </p>
      )}
      {list.saved_count > 0 && (
        <div className="mt-8">
          <SavedTabs view={view} list={list} />
          <SavedToolbar view={view} list={list} />
        </div>
      )}
      {list.data.length > 0 ? (
        <>
          <h2 className="sr-only">{t(view.group ? `save:group.${view.group}` : 'save:group.all')}</h2>
          <SavedRows items={list.data} now={now} />
          <div className="mt-8">
            <ListPages path={SAVED_PATH} list={list} />
          </div>
        </>
      ) : (
        <SavedEmpty view={view} list={list} />
      )}
      <OwnCalendar calendar={calendar} />
    </>
  );
}

interface RowsProps {
  items: SavedData['list']['data'];
  now: string;
  near?: boolean;
}

const SavedRows = ({ items, ...rest }: RowsProps) => (
  <ul className="saved-rows">
    {items.map((item) => (
      <SavedRow key={item.object_id} item={item} {...rest} />
    ))}
  </ul>
);

/** What a visitor pressed before they signed in without a script: one more press, because looking changes nothing. */
function PendingSave({ value }: { value: string }) {
  const t = useT();
  return (
    <Form method="post" action={SAVED_PATH} className="saved-pending">
      <p>{t('save:pending.text')}</p>
      <Button type="submit" name="save" value={value} look="ink">
        {t('save:pending.save')}
      </Button>
    </Form>
  );
}
