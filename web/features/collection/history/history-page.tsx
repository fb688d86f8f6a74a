import { Section } from '#web/features/desk/section.tsx';
import '../collection.css';
import './history.css';
import { Form } from 'react-router';
import { findCollection } from '#shared/domain/collection/index.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { DeskProblem } from '#web/features/desk/frame/desk-problem.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { withQuery } from '#web/lib/with-query.ts';
import { recordPath } from '../collection-paths.ts';
import { RecordHead } from '../form/record-head.tsx';
import { AuditList } from './audit-list.tsx';
import { Comparison } from './comparison.tsx';
import type { HistoryData } from './load-history.ts';
import { RevisionList } from './revision-list.tsx';

/** Everything the record has been: its versions, what differs between two, the way back, and who did what. */
export function HistoryPage({
  data,
  answer,
}: {
  data: HistoryData;
  answer: { problem: ProblemBody } | undefined;
}) {
  const t = useT();
  const collection = findCollection(data.collection)!;
  const { record, revisions, audit, view, comparison, list } = data;
  const path = recordPath(collection.name, record.id, 'history');
  const to = (change: Record<string, string | number>) => {
    const params = new URLSearchParams(list ? { list } : {});
    for (const [name, value] of Object.entries(change)) params.set(name, String(value));
    return withQuery(path, params);
  };
  const shown = audit ?? revisions;
  return (
    <>
      <RecordHead collection={collection} record={record} list={list} part={t('collection:history.title')} />
      {answer && <DeskProblem problem={answer.problem} />}
      <Tabs
        label={t('collection:history.title')}
        keepScroll
        items={[
          {
            to: to({}),
            text: t('collection:history.versions'),
            count: formatInteger(revisions.item_count),
            current: view === 'versions',
          },
          { to: to({ view: 'audit' }), text: t('collection:history.audit'), current: view === 'audit' },
        ]}
      />
      {audit ? (
        <AuditList collection={collection} entries={audit.data} />
      ) : (
        <div className="history-layout">
          <RevisionList
            collection={collection}
            revisions={revisions.data}
            current={record.version}
            from={data.from}
            to={data.to}
            compareTo={(from, other) => to({ from, to: other })}
          />
          <Section
            id="compared"
            title={
              comparison
                ? t('collection:history.between', { from: String(data.from), to: String(data.to) })
                : t(revisions.item_count > 0 ? 'collection:history.first' : 'collection:history.none')
            }
            className="history-compared"
          >
            {comparison && (
              <>
                <p className="t-small t-2">
                  {formatDateTime(t.language, comparison.from.created_at)} –{' '}
                  {formatDateTime(t.language, comparison.to.created_at)}
                </p>
                <Comparison collection={collection} comparison={comparison} />
                {record.can.edit && (
                  <RevertForm version={record.version} to={Math.min(data.from, data.to)} action={to({})} />
                )}
              </>
            )}
            {!comparison && (
              <p className="t-2">
                {t(
                  revisions.item_count > 0 ? 'collection:history.first_text' : 'collection:history.none_text',
                )}
              </p>
            )}
          </Section>
        </div>
      )}
      <div className="mt-8">
        <PageLinks list={shown} pageTo={(page) => to({ ...(view === 'audit' ? { view } : {}), page })} />
      </div>
    </>
  );
}

/** Sets the record to the older one of the two versions; asked first where a script runs. */
function RevertForm({ version, to, action }: { version: number; to: number; action: string }) {
  const t = useT();
  return (
    <Form method="post" action={action} className="mt-6">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="to" value={to} />
      <Button
        type="submit"
        look="ink"
        onClick={async (event) => {
          const { form } = event.currentTarget;
          event.preventDefault();
          const yes = await ask({
            title: t('collection:history.revert_title', { version: String(to) }),
            text: t('collection:history.revert_text'),
            confirm: t('collection:history.revert_confirm'),
            cancel: t('common:action.cancel'),
            calm: true,
          });
          if (yes) form?.requestSubmit();
        }}
      >
        {t('collection:history.revert', { version: String(to) })}
      </Button>
    </Form>
  );
}
