import { Form, useNavigation } from 'react-router';
import type { DirectoryImportReport } from '#shared/contracts/directory-import.contract.ts';
import { directoryRecordPath } from '#shared/domain/directory.ts';
import { DIRECTORY_IMPORT_PATH, IMPORT_FIELDS, IMPORT_WILLS } from '#shared/domain/directory-import.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Stats } from '#web/components/ui/count.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ImportColumns } from './import-columns.tsx';
import { choiceName, columnName } from './send-directory-import.ts';
import { useChoices } from './use-choices.ts';

type Row = DirectoryImportReport['rows'][number];

const TONES: Readonly<Record<Row['will'], TagTone>> = {
  create: 'ok',
  update: 'info',
  alike: 'warn',
  nothing: 'idle',
  refuse: 'error',
};

/** What a file would do, row by row, before anything is done; of rows that may be there already somebody says what they are. */
export function DirectoryImportReportView({ report }: { report: DirectoryImportReport }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent');
  const { choices, choose } = useChoices();
  const { counts, rows, columns, id, file_name } = report;
  const willDo = counts.create + counts.update + choices.size;
  const total = IMPORT_WILLS.reduce((sum, will) => sum + counts[will], 0);
  return (
    <section aria-labelledby="report" className="import-report">
      <div className="desk-head">
        <div>
          <h2 id="report" className="t-h2">
            {t('directory-desk:import.dry_run')}
          </h2>
          <p className="t-2">
            {t('directory-desk:import.nothing_done', { file: file_name })} {readAs(t, report)}
          </p>
        </div>
        <Stats
          items={IMPORT_WILLS.filter((will) => will === 'create' || counts[will] > 0).map((will) => ({
            label: t(`directory-desk:import.will.${will}`),
            value: formatInteger(counts[will]),
            hot: (will === 'refuse' || will === 'alike') && counts[will] > 0,
          }))}
        />
      </div>
      <ImportColumns report={report} isBusy={busy === 'match'} />
      <Form method="post" action={DIRECTORY_IMPORT_PATH}>
        <input type="hidden" name="id" value={id} />
        {columns.map(({ is }, n) => (
          <input key={n} type="hidden" name={columnName(n)} value={is ?? ''} />
        ))}
        {counts.alike > 0 && (
          <Notice tone="warn">
            <p>{t('directory-desk:import.rows_alike')}</p>
          </Notice>
        )}
        <div className="btn-row import-go">
          {willDo > 0 || counts.alike > 0 ? (
            <Button type="submit" name="intent" value="run" loading={busy === 'run'}>
              {t('directory-desk:import.run', { count: willDo })}
            </Button>
          ) : (
            <p className="t-2">{t('directory-desk:import.run_nothing')}</p>
          )}
          <ButtonLink look="line" to={DIRECTORY_IMPORT_PATH}>
            {t('directory-desk:import.other_file')}
          </ButtonLink>
        </div>
        {rows.length > 0 && (
          <DataTable
            caption={t('directory-desk:import.dry_run')}
            rows={rows}
            rowKey={({ row }) => String(row)}
            columns={[
              {
                key: 'row',
                head: t('directory-desk:import.row'),
                kind: 'lead',
                cell: ({ row }) => <span className="num">{row}</span>,
              },
              {
                key: 'title',
                head: t('directory-desk:import.name'),
                kind: 'main',
                cell: ({ title }) => title || '—',
              },
              {
                key: 'will',
                head: t('directory-desk:import.result'),
                cell: (row) => (
                  <Tag tone={TONES[row.will]}>{t(`directory-desk:import.will.${row.will}`)}</Tag>
                ),
              },
              {
                key: 'about',
                head: t('directory-desk:import.about'),
                cell: (row) => <About row={row} onChoice={(choice) => choose(row.row, choice)} />,
              },
            ]}
          />
        )}
      </Form>
      {total > rows.length && (
        <p className="t-2 mt-4">{t('directory-desk:import.more', { count: total - rows.length })}</p>
      )}
    </section>
  );
}

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** How the file was read, so that a wrong guess is seen. */
function readAs(t: Translator, { format, separator, encoding }: DirectoryImportReport): string {
  if (format === 'xlsx' || !separator || !encoding) return t('directory-desk:import.read_xlsx');
  return t('directory-desk:import.read_csv', {
    separator: t(`directory-desk:import.separator.${SEPARATORS[separator]}`),
    encoding: encoding.toUpperCase(),
  });
}

function About({ row, onChoice }: { row: Row; onChoice: (choice: string) => void }) {
  const t = useT();
  const labelOf = (name: string) => {
    const field = IMPORT_FIELDS.find((one) => one.name === name);
    if (name === 'kind') return t('directory-desk:column.kind');
    return field ? t(field.labelKey) : name;
  };
  if (row.problems.length > 0)
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
  if (row.twins.length > 0) return <Twins row={row} onChoice={onChoice} />;
  if (row.will === 'update')
    return <span className="t-small t-2">{listText(t.language, row.changed.map(labelOf))}</span>;
  return row.will === 'nothing' && row.record_id ? (
    <AppLink className="t-small quiet-link" to={directoryRecordPath(row.record_id)} target="_blank">
      {row.title}
    </AppLink>
  ) : null;
}

function Twins({ row, onChoice }: { row: Row; onChoice: (choice: string) => void }) {
  const t = useT();
  return (
    <div className="grid gap-2">
      <ul className="t-small">
        {row.twins.map(({ id, alike, ...twin }) => {
          const name = localName(twin, t.language);
          const what = listText(
            t.language,
            alike.map((one) => t(`directory-desk:duplicates.what.${one}`)),
          );
          return (
            <li key={id}>
              <AppLink className="link" to={directoryRecordPath(id)} target="_blank">
                {t('directory-desk:import.alike', { name: name.text, what })}
              </AppLink>
            </li>
          );
        })}
      </ul>
      <select
        name={choiceName(row.row)}
        aria-label={t('directory-desk:import.choice', { row: row.row })}
        className="select select-s"
        defaultValue=""
        onChange={(event) => onChoice(event.currentTarget.value)}
      >
        <option value="">{t('directory-desk:import.leave')}</option>
        <option value="create">{t('directory-desk:import.make')}</option>
        {row.twins.map(({ id, ...twin }) => (
          <option key={id} value={id}>
            {t('directory-desk:import.is', { name: localName(twin, t.language).text })}
          </option>
        ))}
      </select>
    </div>
  );
}
