import { Form } from 'react-router';
import type { ImportReport } from '#shared/contracts/collection-import.contract.ts';
import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Stats } from '#web/components/ui/count.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { importPath, recordPath } from '../collection-paths.ts';
import { fieldLabel } from '../collection-texts.ts';

type Row = ImportReport['rows'][number];

const TONES: Readonly<Record<Row['will'], TagTone>> = {
  create: 'ok',
  update: 'info',
  nothing: 'idle',
  refuse: 'error',
};
const WILLS = ['create', 'update', 'nothing', 'refuse'] as const;

/** What a file would do, row by row, before anything is done. */
export function ImportReportView({
  collection,
  report,
  busy,
}: {
  collection: Collection;
  report: ImportReport;
  busy: boolean;
}) {
  const t = useT();
  const { counts, rows, unknown_columns, missing_columns, id, file_name } = report;
  const willDo = counts.create + counts.update;
  const left = willDo + counts.nothing + counts.refuse - rows.length;
  // What needs a person comes first.
  const ordered = [
    ...rows.filter(({ will }) => will === 'refuse'),
    ...rows.filter(({ will }) => will !== 'refuse'),
  ];
  return (
    <section aria-labelledby="report" className="import-report">
      <div className="desk-head">
        <div>
          <h2 id="report" className="t-h2">
            {t('collection:import.dry_run')}
          </h2>
          <p className="t-2">{t('collection:import.nothing_done', { file: file_name })}</p>
        </div>
        <Stats
          items={WILLS.map((will) => ({
            label: t(`collection:import.will.${will}`),
            value: formatInteger(counts[will]),
            hot: will === 'refuse' && counts.refuse > 0,
          }))}
        />
      </div>
      {unknown_columns.length > 0 && (
        <Notice tone="warn">
          <p>{t('collection:import.unknown_columns', { columns: listText(t.language, unknown_columns) })}</p>
        </Notice>
      )}
      {missing_columns.length > 0 && (
        <Notice tone="warn">
          <p>{t('collection:import.missing_columns', { columns: listText(t.language, missing_columns) })}</p>
        </Notice>
      )}
      <Form method="post" action={importPath(collection.name)} className="btn-row import-go">
        {id && willDo > 0 ? (
          <>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="run" loading={busy}>
              {t('collection:import.run', { count: willDo })}
            </Button>
          </>
        ) : (
          <p className="t-2">{t('collection:import.nothing_to_do')}</p>
        )}
        <ButtonLink look="line" to={importPath(collection.name)}>
          {t('collection:import.other_file')}
        </ButtonLink>
      </Form>
      <DataTable
        caption={t('collection:import.dry_run')}
        rows={ordered}
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
            cell: ({ title }) => title || '—',
          },
          {
            key: 'will',
            head: t('collection:import.result'),
            cell: ({ will }) => <Tag tone={TONES[will]}>{t(`collection:import.will.${will}`)}</Tag>,
          },
          {
            key: 'about',
            head: t('collection:import.about'),
            cell: (row) => <About collection={collection} row={row} />,
          },
        ]}
      />
      {left > 0 && <p className="t-2 mt-4">{t('collection:import.more', { count: left })}</p>}
    </section>
  );
}

function About({ collection, row }: { collection: Collection; row: Row }) {
  const t = useT();
  const labelOf = (name: string) => {
    const field = findField(collection, name);
    return field ? fieldLabel(t, field) : name;
  };
  if (row.problems.length > 0) {
    return (
      <ul className="import-problems">
        {row.problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field && <b>{labelOf(field)}: </b>}
            {message}
          </li>
        ))}
      </ul>
    );
  }
  return row.will === 'update' ? (
    <span className="t-small t-2">{listText(t.language, row.changed.map(labelOf))}</span>
  ) : row.will === 'nothing' && row.record_id ? (
    <AppLink className="t-small quiet-link" to={recordPath(collection.name, row.record_id)}>
      {t('collection:import.there')}
    </AppLink>
  ) : null;
}
