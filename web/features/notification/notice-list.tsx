import { Form } from 'react-router';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { NotificationListData } from './load-notifications.ts';
import { byDay } from './notice-days.ts';
import { NoticeEmpty } from './notice-empty.tsx';
import { NoticeRow } from './notice-row.tsx';
import { viewTo } from './notification-view.ts';
import { taskOf } from './task-of.ts';

/** The notifications of a view under the days they came. One form holds them, so that every button works without a script. */
export function NoticeList({ view, list, tasks, now }: NotificationListData) {
  const t = useT();
  if (list.data.length === 0) return <NoticeEmpty filter={view.filter} />;
  return (
    <>
      <Form method="post" action={viewTo(view)} preventScrollReset>
        {byDay(list.data, now).map(({ day, notices }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="notice-day">
              {t(`notification:day.${day}`)}
            </h2>
            <ul className="notice-list">
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} task={taskOf(notice, tasks)} now={now} />
              ))}
            </ul>
          </section>
        ))}
      </Form>
      <div className="mt-8">
        <PageLinks list={list} pageTo={(page) => viewTo({ ...view, page })} />
      </div>
    </>
  );
}
