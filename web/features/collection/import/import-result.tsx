import { Form } from 'react-router';
import type { ImportResult } from '#shared/contracts/collection-import.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { importPath, recordPath } from '../collection-paths.ts';
import type { ImportAnswer } from './import-answer.ts';

/** As many rows as a page shows. */
const MOST_SHOWN = 500;

export interface ImportResultProps {
  collection: Collection;
  result: ImportResult;
  /** What came of taking it back just now. */
  undone: ImportAnswer['undone'];
  /** It was done just now. */
  fresh: boolean;
  busy: boolean;
}

/** One import: what became of each row, and the way back. */
export function ImportResultView({ collection, result, undone, fresh, busy }: ImportResultProps) {
  const t = useT();
  const left = result.rows.length - MOST_SHOWN;
  const refused = undone?.results.filter(({ problem }) => problem) ?? [];
  return (
    <Section id="import-result" title={result.file_name} className="mt-8" titleClass="t-h3 mb-4">
      {undone && (
        <Notice tone={refused.length > 0 ? 'warn' : 'ok'} live>
          <p>{t('collection:import.undone', { count: undone.done })}</p>
          {refused.length > 0 && (
            <ul>
              {refused.map(({ row, title, problem }) => (
                <li key={row}>
                  {title}: {problem?.message}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {!undone && result.undone_at && (
        <Notice tone="warn">
          <p>{t('collection:import.undone_at', { time: formatDateTime(t.language, result.undone_at) })}</p>
        </Notice>
      )}
      {!undone && !result.undone_at && (
        <Notice tone={fresh ? 'ok' : 'plain'} live={fresh}>
          <div className="banner-row">
            <p>
              {t('collection:import.counts', { created: result.created, updated: result.updated })}{' '}
              {result.refused > 0 && t('collection:import.left_out', { count: result.refused })}
            </p>
            {result.can.undo && (
              <Form method="post" action={`${importPath(collection.name)}?import=${result.id}`}>
                <input type="hidden" name="id" value={result.id} />
                <Button type="submit" look="line" size="s" name="intent" value="undo" loading={busy}>
                  {t('collection:import.undo')}
                </Button>
              </Form>
            )}
          </div>
        </Notice>
      )}
      <div className="mt-4">
        <DataTable
          caption={result.file_name}
          rows={result.rows.slice(0, MOST_SHOWN)}
          rowKey={({ row }) => String(row)}
          columns={[
            {
              key: 'row',
              head: t('collection:import.row'),
              kind: 'lead',
              cell: ({ row }) => <span className="num">{row}</span>,
            },
            {
              key: 'title',
              head: t('collection:import.record'),
              kind: 'main',
              cell: ({ record_id, title }) => (
                <AppLink className="quiet-link" to={recordPath(collection.name, record_id)}>
                  {title}
                </AppLink>
              ),
            },
            {
              key: 'did',
              head: t('collection:import.result'),
              cell: ({ did }) => t(`collection:import.did.${did}`),
            },
          ]}
        />
        {left > 0 && <p className="t-2 mt-4">{t('collection:import.more', { count: left })}</p>}
      </div>
    </Section>
  );
}
