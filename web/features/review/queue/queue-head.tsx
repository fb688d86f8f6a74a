import { ANSWER_WORKING_DAYS } from '#shared/constants.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { Stats } from '#web/components/ui/count.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ListHead } from '../../desk/list/list-head.tsx';
import type { QueueData } from './load-queue.ts';
import { queueTo, TABS, withChange } from './queue-state.ts';
import { statusName } from './status-name.ts';

/** What the list is of, how much waits for whom, and the kinds as tabs. */
export function QueueHead({ queue: { state, list } }: { queue: QueueData }) {
  const t = useT();
  const { figures, tabs } = list;
  return (
    <>
      <ListHead
        title={statusName(t, state.status)}
        lead={
          state.status === 'waiting'
            ? t('desk:queue.lead', { days: ANSWER_WORKING_DAYS })
            : t('desk:queue.lead_found')
        }
        page={list.current_page}
      >
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
      </ListHead>
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
