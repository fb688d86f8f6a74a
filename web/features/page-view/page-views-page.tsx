import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listPageViews } from '#shared/contracts/page-view.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DayBars } from './day-bars.tsx';

export interface PageViewsData extends ResponseOf<typeof listPageViews> {
  spans: readonly number[];
  span: number;
}

/** How often which page is opened: for those who decide what to build next. */
export function PageViewsPage({
  views: { from, to, total, pages, days, spans, span },
}: {
  views: PageViewsData;
}) {
  const t = useT();
  const day = (date: string) => formatDate(t.language, date);
  return (
    <>
      <ListHead title={t('page-view:title')} lead={t('page-view:lead', { from: day(from), to: day(to) })}>
        {total > 0 && (
          <ButtonLink look="line" to={`/desk/page-views/export.csv?days=${span}`} reload>
            {t('page-view:export')}
          </ButtonLink>
        )}
      </ListHead>
      <Tabs
        label={t('page-view:span')}
        keepScroll
        items={spans.map((count) => ({
          to: `?days=${count}`,
          text: t('page-view:days', { count }),
          current: count === span,
        }))}
      />
      {total === 0 ? (
        <EmptyState title={t('page-view:empty')} text={t('page-view:empty_text')} />
      ) : (
        <>
          <section className="mt-8">
            <h2 className="t-h3">{t('page-view:per_day')}</h2>
            <p className="t-2 mb-4" role="status">
              {t('page-view:total', { count: total })}
            </p>
            <DayBars label={t('page-view:per_day')} days={days} />
            <details className="chart-twin">
              <summary className="link t-small">{t('page-view:show_days')}</summary>
              <DataTable
                caption={t('page-view:per_day')}
                keepTable
                rows={[...days].reverse()}
                rowKey={(row) => row.day}
                columns={[
                  { key: 'day', head: t('page-view:column.day'), cell: (row) => day(row.day) },
                  {
                    key: 'views',
                    head: t('page-view:column.views'),
                    kind: 'end',
                    cell: (row) => formatInteger(row.views),
                  },
                ]}
              />
            </details>
          </section>
          <section className="mt-8">
            <h2 className="t-h3">{t('page-view:caption')}</h2>
            <DataTable
              caption={t('page-view:caption')}
              keepTable
              rows={pages}
              rowKey={(row) => row.page}
              columns={[
                {
                  key: 'page',
                  head: t('page-view:column.page'),
                  kind: 'main',
                  cell: (row) => <bdi lang="en">{row.page}</bdi>,
                },
                ...(['views', 'en', 'km'] as const).map((column) => ({
                  key: column,
                  head: t(`page-view:column.${column}`),
                  kind: 'end' as const,
                  cell: (row: (typeof pages)[number]) => formatInteger(row[column]),
                })),
              ]}
            />
          </section>
        </>
      )}
    </>
  );
}
