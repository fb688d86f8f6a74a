import { AsideSection, Section } from '#web/features/desk/section.tsx';
import '../desk-admin.css';
import './dashboard.css';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';
import { formatDate, formatDateTime, machineTime } from '#shared/format/dates.ts';
import { waitingTime } from '#shared/format/durations.ts';
import { formatInteger, formatPercent } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { recordTo } from '#web/features/desk/frame/record-to.ts';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { hoursText } from './hours.ts';
import { type DashboardData, dashboardTo, WEEKS } from './load-dashboard.ts';
import { WaitChart } from './wait-chart.tsx';

type Figures = DashboardData['figures']['totals'] | DashboardData['figures']['by_week'][number];

/** How the desk keeps its promise: waiting times, outcomes, load, and what waits longest. */
export function DashboardPage({ data: { state, figures } }: { data: DashboardData }) {
  const t = useT();
  const { totals, by_week, by_kind, reviewers } = figures;
  return (
    <>
      <ListHead
        title={t('dashboard:title')}
        lead={t('dashboard:lead', { date: formatDateTime(t.language, figures.as_of) })}
      />
      <Tabs
        label={t('dashboard:kinds')}
        keepScroll
        items={(['all', ...SUBJECT_KINDS] as const).map((kind) => ({
          to: dashboardTo({ ...state, kind }),
          text: t(`review:tab.${kind}`),
          current: state.kind === kind,
        }))}
      />
      <nav className="chips my-4" aria-label={t('dashboard:period')}>
        {WEEKS.map((weeks) => (
          <Chip key={weeks} to={dashboardTo({ ...state, weeks })} chosen={state.weeks === weeks}>
            {t('dashboard:weeks', { count: Number(weeks) })}
          </Chip>
        ))}
      </nav>
      <dl className="figure-row">
        <Figure term={t('dashboard:waiting')} value={formatInteger(totals.waiting)} />
        <Figure term={t('dashboard:overdue')} value={formatInteger(totals.overdue)} />
        <Figure term={t('dashboard:decided')} value={formatInteger(totals.decided)} />
        <Figure term={t('dashboard:median')} value={hoursText(t, totals.median_hours)} />
        <Figure term={t('dashboard:p90')} value={hoursText(t, totals.p90_hours)} />
        <Figure term={t('dashboard:kept')} value={percentText(totals.kept_percent)} />
      </dl>
      <div className="admin-page">
        <div className="admin-main">
          <Section id="weeks" title={t('dashboard:by_week')} titleClass="t-h3 mb-4">
            {totals.decided === 0 ? (
              <EmptyState level={3} title={t('dashboard:nothing')} text={t('dashboard:nothing_text')} />
            ) : (
              <>
                <WaitChart weeks={by_week} />
                <details className="mt-4">
                  <summary className="link">{t('dashboard:table')}</summary>
                  <FigureTable
                    caption={t('dashboard:by_week')}
                    head={t('dashboard:week')}
                    rows={[...by_week].reverse()}
                    keyOf={({ week }) => week}
                    name={({ week }) => formatDate(t.language, week)}
                  />
                </details>
              </>
            )}
          </Section>
          {by_kind.length > 1 && (
            <Section id="by-kind" title={t('dashboard:by_kind')} titleClass="t-h3 mb-4">
              <FigureTable
                caption={t('dashboard:by_kind')}
                head={t('dashboard:kind')}
                rows={by_kind}
                keyOf={({ kind }) => kind}
                name={({ kind }) => t(`review:tab.${kind}`)}
              />
            </Section>
          )}
          {reviewers && reviewers.length > 0 && (
            <Section id="reviewers" title={t('dashboard:reviewers')}>
              <p className="t-small t-2 mb-4">{t('dashboard:reviewers_text')}</p>
              <FigureTable
                caption={t('dashboard:reviewers')}
                head={t('dashboard:reviewer')}
                rows={reviewers}
                keyOf={({ id }) => id}
                name={(who) => staffName(who, t.language).text}
                more={[
                  {
                    key: 'assigned',
                    head: t('dashboard:assigned'),
                    kind: 'end',
                    cell: ({ assigned }) => formatInteger(assigned),
                  },
                ]}
              />
            </Section>
          )}
        </div>
        <Oldest figures={figures} />
      </div>
    </>
  );
}

const percentText = (percent: number | null) => (percent === null ? '–' : formatPercent(percent / 100));

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface FigureTableProps<Row> {
  caption: string;
  head: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => string;
  more?: readonly Column<Row>[];
}

function FigureTable<Row extends Omit<Figures, 'waiting' | 'overdue' | 'week'>>({
  caption,
  head,
  rows,
  keyOf,
  name,
  more = [],
}: FigureTableProps<Row>) {
  const t = useT();
  const end = (key: string, title: string, text: (row: Row) => string): Column<Row> => ({
    key,
    head: title,
    kind: 'end',
    cell: (row) => <span className="num">{text(row)}</span>,
  });
  return (
    <DataTable
      caption={caption}
      keepTable
      rows={rows}
      rowKey={keyOf}
      columns={[
        { key: 'name', head, cell: (row) => <span className="strong">{name(row)}</span> },
        end('decided', t('dashboard:decided'), ({ decided }) => formatInteger(decided)),
        end('approved', t('review:status.approved'), ({ approved }) => formatInteger(approved)),
        end('returned', t('review:status.returned'), ({ returned }) => formatInteger(returned)),
        end('rejected', t('review:status.rejected'), ({ rejected }) => formatInteger(rejected)),
        end('median', t('dashboard:median_short'), ({ median_hours }) => hoursText(t, median_hours)),
        end('p90', t('dashboard:p90_short'), ({ p90_hours }) => hoursText(t, p90_hours)),
        end('kept', t('dashboard:kept_short'), ({ kept_percent }) => percentText(kept_percent)),
        ...more,
      ]}
    />
  );
}

function Oldest({ figures: { oldest, as_of } }: Pick<DashboardData, 'figures'>) {
  const t = useT();
  return (
    <aside className="admin-side">
      <AsideSection id="oldest" title={t('dashboard:oldest')}>
        {oldest.length === 0 && <p className="t-2">{t('dashboard:none_waits')}</p>}
        {oldest.length > 0 && (
          <ul className="admin-lines">
            {oldest.map((row) => {
              const name = localName(row, t.language);
              return (
                <li key={row.id}>
                  <AppLink to={recordTo({ id: row.id })} className="link" lang={name.lang}>
                    {name.text}
                  </AppLink>
                  <time
                    dateTime={machineTime(row.waiting_since)}
                    className={row.overdue ? 't-small desk-hot' : 't-small t-2'}
                  >
                    {waitingTime(t, row.waiting_since, as_of)}
                  </time>
                </li>
              );
            })}
          </ul>
        )}
      </AsideSection>
    </aside>
  );
}
