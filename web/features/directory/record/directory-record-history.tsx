import { Form } from 'react-router';
import type { RecordHistory } from '#shared/contracts/directory.contract.ts';
import { OFF_CAUSES } from '#shared/domain/directory.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TextDiff } from '#web/components/ui/text-diff.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ActAnswer } from './act-on-directory-record.ts';
import { recordTo } from './directory-record-address.ts';
import type { RecordData } from './load-directory-record.ts';

type Entry = RecordHistory['data'][number];

/** Who changed what, when and why, field by field; each of it can be set back. */
export function RecordHistoryView({
  data,
  history,
  acted,
}: {
  data: RecordData;
  history: RecordHistory;
  acted: ActAnswer['act'] | undefined;
}) {
  const t = useT();
  const { record, field, list } = data;
  if (history.changed.length === 0) return <p className="t-2 mt-6">{t('directory-desk:history.none')}</p>;
  return (
    <section className="directory-history" aria-label={t('directory-desk:history.title')}>
      {acted && <ProblemNotice problem={acted.problem} />}
      <Form method="get" className="desk-find">
        <input type="hidden" name="view" value="history" />
        {list && <input type="hidden" name="list" value={list} />}
        <AppliedSelect
          name="field"
          label={t('directory-desk:history.field')}
          value={field}
          placeholder={t('directory-desk:history.all_fields')}
          options={history.changed.map(({ name, label }) => ({ value: name, label }))}
        />
      </Form>
      <ol className="directory-entries-of-time">
        {history.data.map((entry) => (
          <HistoryEntry key={entry.version} data={data} entry={entry} />
        ))}
      </ol>
      <PageLinks
        list={history}
        pageTo={(page) => recordTo(record.id, { view: 'history', field, list, page: page > 1 ? page : 0 })}
      />
    </section>
  );
}

function HistoryEntry({ data: { record, list }, entry }: { data: RecordData; entry: Entry }) {
  const t = useT();
  const what = t(`directory-desk:history.verb.${entry.verb}`);
  const date = formatDateTime(t.language, entry.created_at);
  const cause = OFF_CAUSES.find((one) => one === entry.cause);
  const why = [cause && t(`directory-desk:cause.${cause}`), entry.reason].filter(Boolean).join(' – ');
  const restorable =
    record.can.restore && entry.fields.some(({ name, stands }) => name !== 'status' && !stands);
  return (
    <li className="directory-entry">
      <h3 className="t-h4">
        {entry.actor
          ? t('directory-desk:history.by', { what, name: staffName(entry.actor, t.language).text, date })
          : t('directory-desk:history.somebody', { what, date })}
      </h3>
      {why && <p className="t-2">{t('directory-desk:history.why', { reason: why })}</p>}
      {entry.fields.map(({ name, label, was, now }) => (
        <div key={name} className="directory-change">
          <h4 className="t-small t-3">{label}</h4>
          <TextDiff
            was={was}
            now={now}
            lang={findField(record.kind, name)?.lang ?? undefined}
            texts={{ was: t('directory-desk:history.was'), now: t('directory-desk:history.now') }}
          />
          {record.can.restore && name !== 'status' && entry.fields.length > 1 && (
            <FieldButton record={record} list={list} entry={entry} field={{ name, label }} />
          )}
        </div>
      ))}
      {record.can.restore && (
        <Form method="post" action={recordTo(record.id, { view: 'history', list })} className="btn-row">
          <input type="hidden" name="version" value={record.version} />
          <input type="hidden" name="intent" value="restore" />
          {entry.fields
            .filter(({ name, stands }) => name !== 'status' && stands)
            .slice(0, 1)
            .map(() => (
              <BeforeButton key="before" entry={entry} />
            ))}
          {(restorable || entry.verb === 'create') && (
            <Button type="submit" name="to" value={entry.version} look="line" size="s">
              {t('directory-desk:history.restore_version')}
            </Button>
          )}
        </Form>
      )}
    </li>
  );
}

/** Sets one field of this entry back to what it said before it. */
function FieldButton({
  record,
  list,
  entry,
  field,
}: {
  record: RecordData['record'];
  list: string;
  entry: Entry;
  field: { name: string; label: string };
}) {
  const t = useT();
  return (
    <Form method="post" action={recordTo(record.id, { view: 'history', list })}>
      <input type="hidden" name="version" value={record.version} />
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="name" value={field.name} />
      <Button type="submit" name="to" value={entry.version - 1} look="line" size="s">
        {t('directory-desk:history.restore_field', { field: field.label })}
      </Button>
    </Form>
  );
}

/** Sets the fields of this entry back to what they said before it. */
function BeforeButton({ entry }: { entry: Entry }) {
  const t = useT();
  return (
    <>
      {entry.fields
        .filter(({ name }) => name !== 'status')
        .map(({ name }) => (
          <input key={name} type="hidden" name="name" value={name} />
        ))}
      <Button type="submit" name="to" value={entry.version - 1} look="line" size="s">
        {t('directory-desk:history.restore_before')}
      </Button>
    </>
  );
}
