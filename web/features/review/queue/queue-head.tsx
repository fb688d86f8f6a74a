import { ANSWER_WORKING_DAYS } from '#shared/constants.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Stats } from '#web/components/ui/count.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { QueueData } from './load-queue.ts';
import { queueTo, TABS, withChange } from './queue-state.ts';
import { statusName } from './status-name.ts';

/** What the list is of, how much waits for whom, and the kinds as tabs. */
export function QueueHead({ queue: { state, list } }: { queue: QueueData }) {
  const t = useT();
  const { figures, tabs } = list;
  const title = statusName(t, state.status);
  const page = formatInteger(list.current_page);
  return (
    <>
      <PageHead
        title={list.current_page > 1 ? t('desk:queue.page_title', { title, number: page }) : title}
        robots="noindex"
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">
            {state.status === 'waiting'
              ? t('desk:queue.lead', { days: ANSWER_WORKING_DAYS })
              : t('desk:queue.lead_found')}
          </p>
        </div>
        <Stats
          items={[
            { label: t('review:turn.waiting'), value: formatInteger(figures.waiting_on_us) },
            { label: t('review:turn.owner'), value: formatInteger(figures.waiting_on_them) },
            {
              label: t('desk:queue.figure.due_today'),
              value: formatInteger(figures.due_today),
              hot: figures.due_today > 0,
            },
            {
              label: t('desk:queue.figure.overdue'),
              value: formatInteger(figures.overdue),
              hot: figures.overdue > 0,
            },
          ]}
        />
      </div>
      <Tabs
        label={t('desk:queue.kinds')}
        keepScroll
        items={TABS.map((tab) => ({
          to: queueTo(withChange(state, { tab })),
          text: t(`review:tab.${tab}`),
          count: formatInteger(tabs.find((one) => one.tab === tab)?.count ?? 0),
          current: state.tab === tab,
        }))}
      />
    </>
  );
}
