import { Form } from 'react-router';
import type { DirectoryImportRow } from '#shared/contracts/directory-import.contract.ts';
import { directoryRecordPath } from '#shared/domain/directory.ts';
import { directoryImportPath, ROW_WILLS, type RowWill } from '#shared/domain/directory-import.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ImportData } from './load-imports.ts';

const TONES: Readonly<Record<RowWill, TagTone>> = {
  create: 'ok',
  update: 'info',
  ask: 'warn',
  nothing: 'idle',
  leave: 'idle',
  refuse: 'error',
};

/** The rows of an import by what they would do or did, with what is wrong with each. */
export function ImportRows({ data: { one, rows, will } }: { data: ImportData }) {
  const t = useT();
  const path = directoryImportPath(one.id);
  return (
    <section aria-labelledby="rows" className="mt-8">
      <h2 id="rows" className="t-h3 mb-4">
        {t('directory-import:dry_run')}
      </h2>
      <Tabs
        label={t('directory-import:result')}
        keepScroll
        items={[
          {
            to: path,
            text: t('directory-import:all'),
            count: formatInteger(one.rows),
            current: will === undefined,
          },
          ...ROW_WILLS.filter((wanted) => one.counts[wanted] > 0).map((wanted) => ({
            to: `${path}?will=${wanted}`,
            text: t(`directory-import:will.${wanted}`),
            count: formatInteger(one.counts[wanted]),
            current: will === wanted,
          })),
        ]}
      />
      <div className="mt-4">
        {rows.data.length === 0 && <p className="t-2">{t('directory-import:no_rows')}</p>}
        <DataTable
          caption={t('directory-import:dry_run')}
          rows={rows.data}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              key: 'row',
              head: t('directory-import:row'),
              kind: 'lead',
              cell: ({ line }) => <span className="num">{formatInteger(line)}</span>,
            },
            {
              key: 'title',
              head: t('directory-import:record'),
              kind: 'main',
              cell: (row) => <Title row={row} />,
            },
            {
              key: 'will',
              head: t('directory-import:result'),
              cell: (row) => (
                <Tag tone={TONES[row.will]}>
                  {row.did ? t(`directory-import:did.${row.did}`) : t(`directory-import:will.${row.will}`)}
                </Tag>
              ),
            },
            {
              key: 'about',
              head: t('directory-import:about'),
              cell: (row) => <About row={row} path={path} mayChoose={one.state === 'checked'} />,
            },
          ]}
        />
      </div>
      <div className="mt-8">
        <ListPages path={path} list={rows} />
      </div>
    </section>
  );
}

function Title({ row: { title, record_id, did } }: { row: DirectoryImportRow }) {
  const t = useT();
  const text = title || t('directory-import:unnamed');
  return (
    <span className="directory-import-title">
      {record_id && did !== 'undo' ? (
        <AppLink className="strong quiet-link" to={directoryRecordPath(record_id)}>
          {text}
        </AppLink>
      ) : (
        text
      )}
    </span>
  );
}

function About({ row, path, mayChoose }: { row: DirectoryImportRow; path: string; mayChoose: boolean }) {
  const t = useT();
  if (row.problems.length > 0)
    return (
      <ul className="directory-import-problems">
        {row.problems.map(({ label, message }) => (
          <li key={`${label} ${message}`}>
            {label && <b>{label}: </b>}
            {message}
          </li>
        ))}
      </ul>
    );
  if (row.alike.length > 0 && row.did === null) return <Alike row={row} path={path} mayChoose={mayChoose} />;
  return row.changed.length > 0 ? (
    <span className="t-small t-2">{listText(t.language, row.changed)}</span>
  ) : null;
}

/** The pages that may be the same, and what somebody says of them. */
function Alike({ row, path, mayChoose }: { row: DirectoryImportRow; path: string; mayChoose: boolean }) {
  const t = useT();
  const nameOf = (page: DirectoryImportRow['alike'][number]) => localName(page, t.language).text;
  const now = row.will === 'update' ? `update ${row.record_id}` : row.will;
  return (
    <div className="directory-import-alike">
      <ul>
        {row.alike.map((page) => (
          <li key={page.id} className="t-small">
            <AppLink className="quiet-link" to={directoryRecordPath(page.id)}>
              {nameOf(page)}
            </AppLink>{' '}
            <span className="t-2">
              {listText(
                t.language,
                page.reasons.map((reason) => t(`directory-import:reason.${reason}`)),
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayChoose && (
        <Form method="post" action={`${path}?will=ask`} className="directory-import-choose">
          <input type="hidden" name="line" value={row.line} />
          <input type="hidden" name="intent" value="choose" />
          <select
            name="choice"
            defaultValue={now === 'ask' ? 'leave' : now}
            aria-label={`${t('directory-import:about')}: ${row.title}`}
            className="select select-s"
          >
            <SelectOptions
              options={[
                ...row.alike.map((page) => ({
                  value: `update ${page.id}`,
                  label:
                    row.alike.length > 1
                      ? `${t('directory-import:choice.update')} (${nameOf(page)})`
                      : t('directory-import:choice.update'),
                })),
                { value: 'create', label: t('directory-import:choice.create') },
                { value: 'leave', label: t('directory-import:choice.leave') },
              ]}
            />
          </select>
          <Button type="submit" look="line" size="s">
            {t('common:action.save')}
          </Button>
        </Form>
      )}
    </div>
  );
}
