import '../../collection/collection.css';
import './directory-import.css';
import { Form, useNavigation } from 'react-router';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { DIRECTORY_PATH } from '#shared/domain/directory.ts';
import {
  DIRECTORY_IMPORT_PATH,
  directoryImportPath,
  MOST_IMPORT_ROWS,
} from '#shared/domain/directory-import.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Field } from '#web/components/form/field.tsx';
import { Select } from '#web/components/form/select.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useCategoryNames } from '#web/features/stakeholder/category-name.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ImportAnswer } from './act-on-directory-import.ts';
import { importResult } from './import-result.ts';
import type { ImportsData } from './load-imports.ts';

const TEMPLATE_PATH = `${DIRECTORY_IMPORT_PATH}/template`;
const WHOLE_PATH = `${DIRECTORY_PATH}/export.xlsx?state=public&whole=pages`;

/** Where a file of organisations and people is sent, an empty one is fetched, and earlier ones are found. */
export function ImportsPage({ data, answer }: { data: ImportsData; answer: ImportAnswer | undefined }) {
  const t = useT();
  const names = useCategoryNames();
  const busy = useNavigation().formData?.has('intent') ?? false;
  const problem = answer?.problem;
  const wrong = problem
    ? problem.code === 'no_file'
      ? t('directory-import:no_file')
      : (Object.values(problem.errors ?? {}).flat()[0] ?? problemTexts(t, problem).message)
    : null;
  return (
    <>
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('directory-desk:title'), to: DIRECTORY_PATH },
          { text: t('directory-import:short') },
        ]}
      />
      <ListHead title={t('directory-import:title')} lead={t('directory-import:lead')} />
      <div className="directory-import-start">
        <Form
          method="post"
          encType="multipart/form-data"
          action={DIRECTORY_IMPORT_PATH}
          className="panel directory-import-panel"
        >
          <Field
            name="file"
            label={t('directory-import:file')}
            hint={t('directory-import:hint', {
              rows: formatInteger(MOST_IMPORT_ROWS),
              size: DOCUMENT_MAX_MB,
            })}
            error={wrong}
            errorPrefix={t('common:form.error_prefix')}
          >
            {(control) => <input {...control} type="file" accept=".csv,.xlsx,text/csv" className="input" />}
          </Field>
          <div className="btn-row">
            <Button type="submit" name="intent" value="send" loading={busy}>
              {t('directory-import:send')}
            </Button>
          </div>
        </Form>
        <form method="get" action={TEMPLATE_PATH} className="panel directory-import-panel">
          <div>
            <h2 className="t-h4">{t('directory-import:template.title')}</h2>
            <p className="t-small t-2">{t('directory-import:template.lead')}</p>
          </div>
          <Select
            name="category"
            label={t('directory-import:template.category')}
            defaultValue="startup"
            options={CATEGORY_SLUGS.map((value) => ({ value, label: names.list(value) }))}
          />
          <div className="btn-row">
            <Button type="submit" name="format" value="xlsx" look="line">
              {t('directory-import:template.xlsx')}
            </Button>
            <Button type="submit" name="format" value="csv" look="line">
              {t('directory-import:template.csv')}
            </Button>
          </div>
          <div className="directory-import-whole">
            <h2 className="t-h4">{t('directory-import:whole.title')}</h2>
            <p className="t-small t-2">{t('directory-import:whole.lead')}</p>
            <ButtonLink look="line" to={WHOLE_PATH} reload className="mt-4">
              {t('directory-import:whole.xlsx')}
            </ButtonLink>
          </div>
        </form>
      </div>
      <Section id="imports" title={t('directory-import:before')} className="mt-8" titleClass="t-h3 mb-4">
        {data.data.length === 0 ? (
          <p className="t-2">{t('directory-import:none')}</p>
        ) : (
          <DataTable
            caption={t('directory-import:before')}
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'file',
                head: t('directory-import:file'),
                kind: 'main',
                cell: ({ id, file_name }) => (
                  <AppLink className="strong quiet-link" to={directoryImportPath(id)}>
                    {file_name}
                  </AppLink>
                ),
              },
              {
                key: 'when',
                head: t('directory-import:when'),
                cell: ({ created_at }) => formatDateTime(t.language, created_at),
              },
              {
                key: 'who',
                head: t('directory-import:who'),
                cell: ({ actor }) => (actor ? localName(actor, t.language).text : null),
              },
              {
                key: 'rows',
                head: t('directory-import:rows'),
                kind: 'end',
                cell: ({ rows }) => formatInteger(rows),
              },
              { key: 'result', head: t('directory-import:result'), cell: (one) => importResult(t, one) },
            ]}
          />
        )}
        <div className="mt-8">
          <ListPages path={DIRECTORY_IMPORT_PATH} list={data} />
        </div>
      </Section>
    </>
  );
}
