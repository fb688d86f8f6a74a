import '../../collection/import/import.css';
import './directory-import.css';
import { Form, useNavigation } from 'react-router';
import { DIRECTORY_PATH } from '#shared/domain/directory.ts';
import { DIRECTORY_IMPORT_PATH, IMPORT_FIELDS } from '#shared/domain/directory-import.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Field } from '#web/components/form/field.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { DirectoryImportReportView } from './directory-import-report.tsx';
import { DirectoryImportResultView } from './directory-import-result.tsx';
import type { DirectoryImportData } from './load-directory-import.ts';
import type { DirectoryImportAnswer } from './send-directory-import.ts';

const FORMATS = ['csv', 'xlsx'] as const;

interface Props {
  data: DirectoryImportData;
  answer: DirectoryImportAnswer | undefined;
}

/** Many organisations by a file: a dry run first, what is doubtful decided by row, then the import, publication and the way back. */
export function DirectoryImportPage({ data, answer }: Props) {
  const t = useT();
  const title = t('directory-desk:import.title');
  return (
    <>
      <PageHead
        title={answer?.problem ? `${t('common:form.error_prefix')} ${title}` : title}
        robots="noindex"
      />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('directory-desk:title'), to: DIRECTORY_PATH },
          { text: t('directory-desk:import.short') },
        ]}
      />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 import-lead">{t('directory-desk:import.lead')}</p>
      {answer?.report ? (
        <DirectoryImportReportView key={JSON.stringify(answer.report.columns)} report={answer.report} />
      ) : (
        <Start data={data} answer={answer} />
      )}
    </>
  );
}

function Start({ data, answer }: Props) {
  const t = useT();
  const navigation = useNavigation();
  const one = answer?.acted?.import ?? data.one;
  return (
    <div className="import-start">
      <div className="directory-import-ways">
        <Form
          method="post"
          encType="multipart/form-data"
          action={DIRECTORY_IMPORT_PATH}
          className="panel import-form"
          key={data.imports.item_count}
        >
          <Field
            name="file"
            label={t('directory-desk:import.file')}
            hint={t('directory-desk:import.hint')}
            error={wrongFile(t, answer)}
            errorPrefix={t('common:form.error_prefix')}
          >
            {(control) => <input {...control} type="file" accept=".csv,.xlsx,text/csv" className="input" />}
          </Field>
          <div className="btn-row">
            <Button
              type="submit"
              name="intent"
              value="check"
              loading={navigation.formData?.get('intent') === 'check'}
            >
              {t('directory-desk:import.check')}
            </Button>
          </div>
        </Form>
        <FileHelp />
      </div>
      {one && <DirectoryImportResultView result={one} acted={answer?.acted ?? null} left={data.left} />}
      {data.imports.data.length > 0 && <Before imports={data.imports} />}
    </div>
  );
}

function wrongFile(t: ReturnType<typeof useT>, answer: DirectoryImportAnswer | undefined): string | null {
  const problem = answer?.problem;
  if (!problem) return null;
  if (problem.code === 'no_file') return t('directory-desk:import.no_file');
  const [said] = Object.values(problem.errors ?? {}).flat();
  return problem.errors?.file && problem.message
    ? problem.message
    : (said ?? problemTexts(t, problem).message);
}

/** Which columns a file may have, and files to begin with. */
function FileHelp() {
  const t = useT();
  const file = (whole: 'headings' | 'pages', format: (typeof FORMATS)[number]) =>
    `${DIRECTORY_PATH}/export.${format}?whole=${whole}`;
  return (
    <section className="directory-import-help" aria-labelledby="import-how">
      <h2 id="import-how" className="t-h4">
        {t('directory-desk:import.how')}
      </h2>
      <p className="t-2">{t('directory-desk:import.how_text')}</p>
      <ul className="directory-import-files">
        {(['headings', 'pages'] as const).flatMap((whole) =>
          FORMATS.map((format) => (
            <li key={`${whole} ${format}`}>
              <AppLink className="link" to={file(whole, format)} reload>
                {t(`directory-desk:import.${whole === 'pages' ? 'whole' : 'template'}`, {
                  format: format.toUpperCase(),
                })}
              </AppLink>
            </li>
          )),
        )}
      </ul>
      <details className="mt-4">
        <summary className="link">{t('directory-desk:import.columns_known')}</summary>
        <dl className="directory-import-columns">
          {IMPORT_FIELDS.map(({ name, labelKey }) => (
            <div key={name}>
              <dt lang="en">{name}</dt>
              <dd>{t(labelKey)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Before({ imports }: { imports: DirectoryImportData['imports'] }) {
  const t = useT();
  return (
    <Section id="imports" title={t('directory-desk:import.before')} className="mt-8" titleClass="t-h3 mb-4">
      <DataTable
        caption={t('directory-desk:import.before')}
        rows={imports.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            head: t('directory-desk:import.file'),
            kind: 'main',
            cell: ({ id, file_name }) => (
              <AppLink className="strong quiet-link" to={`${DIRECTORY_IMPORT_PATH}?import=${id}`}>
                {file_name}
              </AppLink>
            ),
          },
          {
            key: 'when',
            head: t('directory-desk:import.when'),
            cell: ({ created_at }) => formatDateTime(t.language, created_at),
          },
          {
            key: 'who',
            head: t('directory-desk:import.who'),
            cell: ({ actor }) => (actor ? localName(actor, t.language).text : null),
          },
          {
            key: 'what',
            head: t('directory-desk:import.result'),
            cell: ({ created, updated, undone_at }) =>
              undone_at
                ? t('directory-desk:import.was_undone')
                : t('directory-desk:import.counts', { created, updated }),
          },
        ]}
      />
      <div className="mt-8">
        <PageLinks list={imports} pageTo={(page) => `${DIRECTORY_IMPORT_PATH}?page=${page}`} />
      </div>
    </Section>
  );
}
