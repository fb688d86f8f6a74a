import { Section } from '#web/features/desk/section.tsx';
import '../collection.css';
import './import.css';
import { Form, useNavigation } from 'react-router';
import { findCollection } from '#shared/domain/collection/index.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Field } from '#web/components/form/field.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { CONTENT_PATH, collectionPath, exportPath, importPath } from '../collection-paths.ts';
import { pluralName } from '../collection-texts.ts';
import type { ImportAnswer } from './import-answer.ts';
import { ImportReportView } from './import-report.tsx';
import { ImportResultView } from './import-result.tsx';
import type { ImportData } from './load-import.ts';

/** CSV import: a dry run first, a report per row, then the import, and the way back. */
export function ImportPage({ data, answer }: { data: ImportData; answer: ImportAnswer | undefined }) {
  const t = useT();
  const navigation = useNavigation();
  const collection = findCollection(data.collection)!;
  const title = t('collection:import.title', { name: pluralName(t, collection) });
  const path = importPath(collection.name);
  const report = answer?.report;
  const one = answer?.undone?.import ?? data.one;
  const problem = answer?.problem;
  const busy = navigation.state !== 'idle' ? navigation.formData?.get('intent') : null;
  const wrong = problem
    ? problem.code === 'no_file'
      ? t('collection:import.no_file')
      : (Object.values(problem.errors ?? {}).flat()[0] ?? problemTexts(t, problem).message)
    : null;

  return (
    <>
      <PageHead title={wrong ? `${t('common:form.error_prefix')} ${title}` : title} robots="noindex" />
      <Crumbs
        label={t('collection:way')}
        items={[
          { text: t('collection:overview.title'), to: CONTENT_PATH },
          { text: pluralName(t, collection), to: collectionPath(collection.name) },
          { text: t('collection:import.short') },
        ]}
      />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 import-lead">{t('collection:import.lead')}</p>
      {report ? (
        <ImportReportView collection={collection} report={report} busy={busy === 'run'} />
      ) : (
        <div className="import-start">
          <Form
            method="post"
            encType="multipart/form-data"
            action={path}
            className="panel import-form"
            key={data.imports.item_count}
          >
            <Field
              name="file"
              label={t('collection:import.file')}
              hint={t('collection:import.hint')}
              error={wrong}
              errorPrefix={t('common:form.error_prefix')}
            >
              {(control) => <input {...control} type="file" accept=".csv,text/csv" className="input" />}
            </Field>
            <div className="btn-row">
              <Button type="submit" name="intent" value="check" loading={busy === 'check'}>
                {t('collection:import.check')}
              </Button>
              <ButtonLink look="line" to={exportPath(collection.name)} reload>
                {t('collection:import.template')}
              </ButtonLink>
            </div>
          </Form>
          {one && (
            <ImportResultView
              collection={collection}
              result={one}
              undone={answer?.undone ?? null}
              fresh={data.done === 'run'}
              busy={busy === 'undo'}
            />
          )}
          {data.imports.data.length > 0 && (
            <Section
              id="imports"
              title={t('collection:import.before')}
              className="mt-8"
              titleClass="t-h3 mb-4"
            >
              <DataTable
                caption={t('collection:import.before')}
                rows={data.imports.data}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'file',
                    head: t('collection:import.file'),
                    kind: 'main',
                    cell: ({ id, file_name }) => (
                      <AppLink className="strong quiet-link" to={`${path}?import=${id}`}>
                        {file_name}
                      </AppLink>
                    ),
                  },
                  {
                    key: 'when',
                    head: t('collection:history.when'),
                    cell: ({ created_at }) => formatDateTime(t.language, created_at),
                  },
                  {
                    key: 'who',
                    head: t('collection:history.who'),
                    cell: ({ actor }) => (actor ? localName(actor, t.language).text : null),
                  },
                  {
                    key: 'what',
                    head: t('collection:import.result'),
                    cell: ({ created, updated, undone_at }) =>
                      undone_at
                        ? t('collection:import.was_undone')
                        : t('collection:import.counts', { created, updated }),
                  },
                ]}
              />
              <div className="mt-8">
                <PageLinks list={data.imports} pageTo={(page) => `${path}?page=${page}`} />
              </div>
            </Section>
          )}
        </div>
      )}
    </>
  );
}
