import { Form } from 'react-router';
import type { DirectoryImportReport } from '#shared/contracts/directory-import.contract.ts';
import { DIRECTORY_IMPORT_PATH, IMPORT_FIELDS } from '#shared/domain/directory-import.ts';
import { Select } from '#web/components/form/select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { columnName } from './send-directory-import.ts';

/** What each column of the file is, to be chosen anew; open where a heading meant nothing. */
export function ImportColumns({ report, isBusy }: { report: DirectoryImportReport; isBusy: boolean }) {
  const t = useT();
  const { columns, id } = report;
  const options = [
    { value: 'id', label: t('directory-desk:import.column_id') },
    { value: 'kind', label: t('directory-desk:column.kind') },
    ...IMPORT_FIELDS.map(({ name, labelKey }) => ({ value: name, label: t(labelKey) })),
  ];
  return (
    <details className="panel directory-import-match" open={columns.some(({ is }) => is === null)}>
      <summary className="t-h4">{t('directory-desk:import.columns')}</summary>
      <Form method="post" action={DIRECTORY_IMPORT_PATH}>
        <p className="t-2">{t('directory-desk:import.columns_hint')}</p>
        <input type="hidden" name="id" value={id} />
        <div className="directory-import-choices">
          {columns.map(({ heading, is, example }, n) => (
            <Select
              key={n}
              id={columnName(n)}
              name={columnName(n)}
              label={heading || String(n + 1)}
              hint={example && t('directory-desk:import.example', { value: example })}
              placeholder={t('directory-desk:import.column_none')}
              defaultValue={is ?? ''}
              optional=""
              options={options}
            />
          ))}
        </div>
        <Button type="submit" name="intent" value="match" look="line" loading={isBusy}>
          {t('directory-desk:import.match')}
        </Button>
      </Form>
    </details>
  );
}
