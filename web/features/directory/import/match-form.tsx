import { Form } from 'react-router';
import type { WholeDirectoryImport } from '#shared/contracts/directory-import.contract.ts';
import {
  directoryImportPath,
  ID_COLUMN,
  IMPORT_FIELDS,
  KIND_COLUMN,
} from '#shared/domain/directory-import.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { Select, SelectOptions } from '#web/components/form/select.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useCategoryNames } from '#web/features/stakeholder/category-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ImportAnswer } from './act-on-directory-import.ts';

/** Which column is which field: what was recognised is chosen already. */
export function MatchForm({
  one,
  answer,
  busy,
}: {
  one: WholeDirectoryImport;
  answer: ImportAnswer | undefined;
  busy: boolean;
}) {
  const t = useT();
  const names = useCategoryNames();
  const fields = [
    ...([ID_COLUMN, KIND_COLUMN] as const).map((value) => ({
      value: value as string,
      label: t(`directory-import:column.${value}`),
    })),
    ...IMPORT_FIELDS.map(({ name, labelKey }) => ({ value: name, label: t(labelKey) })),
  ];
  return (
    <Form method="post" action={directoryImportPath(one.id)} className="directory-import-match">
      <div>
        <h2 className="t-h3">{t('directory-import:match.title')}</h2>
        <p className="t-2">{t('directory-import:match.lead')}</p>
      </div>
      <DataTable
        caption={t('directory-import:match.title')}
        rows={one.columns.map((column, at) => ({ ...column, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          {
            key: 'heading',
            head: t('directory-import:match.heading'),
            kind: 'main',
            cell: ({ heading }) => <b className="strong">{heading || '—'}</b>,
          },
          {
            key: 'sample',
            head: t('directory-import:match.sample'),
            cell: ({ samples }) => (
              <span className="t-small t-2 directory-import-said">{samples.join(' · ') || '—'}</span>
            ),
          },
          {
            key: 'field',
            head: t('directory-import:match.field'),
            cell: ({ heading, field }) => (
              <select
                name="column"
                defaultValue={field ?? ''}
                aria-label={`${t('directory-import:match.field')}: ${heading}`}
                className="select select-s"
              >
                <SelectOptions options={fields} placeholder={t('directory-import:match.out')} />
              </select>
            ),
          },
        ]}
      />
      <div className="directory-import-category">
        <Select
          name="category"
          label={t('directory-import:match.category')}
          hint={t('directory-import:match.category_hint')}
          defaultValue={one.category ?? ''}
          placeholder={t('directory-import:match.category_none')}
          options={CATEGORY_SLUGS.map((value) => ({ value, label: names.list(value) }))}
          error={answer?.problem.errors?.category?.[0] ?? null}
          errorPrefix={t('common:form.error_prefix')}
        />
      </div>
      <div className="btn-row">
        <Button type="submit" name="intent" value="match" loading={busy}>
          {t('directory-import:match.send')}
        </Button>
      </div>
    </Form>
  );
}
