import '#web/features/desk-admin.css';
import { Form } from 'react-router';
import type { BulkDecision } from '#shared/contracts/bulk.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import { TimeLeft } from './bulk-lines.tsx';
import { BULK_PLACES } from './bulk-paths.ts';

const TONES = { proposed: 'warn', waiting: 'info', cancelled: 'idle', done: 'ok' } as const;

/** A decision on many cases: what became of each, or how long it still waits. */
export function BulkRecordPage({ bulk, problem }: { bulk: BulkDecision; problem: ProblemBody | null }) {
  const t = useT();
  const title = t(`bulk:title.${bulk.verb}`, { count: bulk.counts.all });
  const name = bulk.actor ? staffName(bulk.actor, t.language).text : t('bulk:waiting.somebody');
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <BackLink to={BULK_PLACES[bulk.kind].list} text={t(`bulk:back.${bulk.kind}`)} />
      {problem && <ProblemNotice problem={problem} />}
      <h1 className="t-h1">{title}</h1>
      <p className="desk-facts mb-6" role="status">
        <Tag tone={TONES[bulk.state]}>{t(`bulk:record.state.${bulk.state}`)}</Tag>
        {bulk.state === 'waiting' && <TimeLeft until={bulk.run_at} />}
        <span>{t('bulk:record.ordered', { name, date: formatDateTime(t.language, bulk.created_at) })}</span>
        {bulk.agreed_by && (
          <span>{t('bulk:record.agreed', { name: staffName(bulk.agreed_by, t.language).text })}</span>
        )}
      </p>
      {bulk.reason && <p className="admin-change mb-6">{bulk.reason}</p>}
      {(bulk.can.cancel || bulk.can.agree) && (
        <Form method="post" className="btn-row mb-6">
          {bulk.can.agree && (
            <Button type="submit" name="intent" value="agree">
              {t('bulk:waiting.agree')}
            </Button>
          )}
          {bulk.can.cancel && (
            <Button type="submit" name="intent" value="cancel" look="line">
              {bulk.can.agree ? t('bulk:waiting.disagree') : t('bulk:waiting.undo')}
            </Button>
          )}
        </Form>
      )}
      <DataTable
        caption={title}
        rows={bulk.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('bulk:column.name'),
            kind: 'main',
            cell: (item) => {
              const own = localName(item, t.language);
              return own.text ? (
                <AppLink to={BULK_PLACES[bulk.kind].one(item.id)} lang={own.lang} className="strong">
                  {own.text}
                </AppLink>
              ) : (
                t('bulk:unknown')
              );
            },
          },
          {
            key: 'reference',
            head: t('bulk:column.reference'),
            cell: ({ reference }) => <span lang="en">{reference}</span>,
          },
          {
            key: 'result',
            head: t('bulk:column.result'),
            cell: ({ result }) => {
              if (bulk.state === 'cancelled')
                return <Tag tone="idle">{t('bulk:record.state.cancelled')}</Tag>;
              if (result === null) return <Tag tone="info">{t('bulk:record.result.waiting')}</Tag>;
              if (result === 'done') return <Tag tone="ok">{t('bulk:record.result.done')}</Tag>;
              return <Tag tone="warn">{t(`bulk:refusal.${result}`)}</Tag>;
            },
          },
        ]}
      />
    </>
  );
}
