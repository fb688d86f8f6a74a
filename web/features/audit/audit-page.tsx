import '../desk-admin.css';
import Download from 'lucide-react/icons/download';
import { Form } from 'react-router';
import type { AuditEntry } from '#shared/contracts/audit.contract.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Select } from '#web/components/form/select.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { RemovableChip } from '#web/components/ui/removable-chip.tsx';
import { KeysLine } from '#web/features/desk/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/desk/keys/use-row-keys.ts';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { thingName, verbName } from './audit-names.ts';
import { AUDIT_PATH, type AuditState, auditTo, entryTo, exportTo } from './audit-state.ts';
import { ChainPart } from './chain-part.tsx';
import type { AuditData, CheckAnswer } from './load-audit.ts';

/** Who did what and when: filters in the address, pages that go on where the last one ended. */
export function AuditPage({
  audit: { state, list, errors, chain },
  answer,
}: {
  audit: AuditData;
  answer: CheckAnswer | undefined;
}) {
  const t = useT();
  useRowKeys();
  return (
    <>
      <ListHead title={t('audit:title')} lead={t('audit:lead')}>
        <a className={buttonClass({ look: 'line', size: 's' }, 'btn-icon')} href={exportTo(state)} download>
          <Icon of={Download} size="s" />
          {t('audit:export')}
        </a>
      </ListHead>
      <Filters key={auditTo(state)} state={state} list={list} errors={errors} />
      {list.data.length === 0 ? (
        <EmptyState
          title={t('audit:empty')}
          text={t('audit:empty_text')}
          actions={<ButtonLink to={AUDIT_PATH}>{t('audit:clear')}</ButtonLink>}
        />
      ) : (
        <div className="desk-list">
          <Entries entries={list.data} state={state} />
        </div>
      )}
      <nav className="btn-row mt-8" aria-label={t('audit:pages')}>
        {state.after && (
          <ButtonLink look="line" to={auditTo({ ...state, after: '' })}>
            {t('audit:newer')}
          </ButtonLink>
        )}
        {list.next && (
          <ButtonLink look="line" to={auditTo({ ...state, after: list.next })} rel="next">
            {t('audit:older')}
          </ButtonLink>
        )}
      </nav>
      <ChainPart chain={chain} answer={answer} />
      <KeysLine decide={false} select={false} />
    </>
  );
}

interface FiltersProps {
  state: AuditState;
  list: Pick<AuditData['list'], 'entities' | 'verbs'>;
  errors: Readonly<Record<string, string[]>>;
}

function Filters({ state, list, errors }: FiltersProps) {
  const t = useT();
  // Not by collation: browsers and the server do not agree on that of Khmer, and the page is drawn by both.
  const plain = ({ value, label }: { value: string; label: string }) =>
    `${withoutLineBreaks(label)} ${value}`;
  const sorted = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) })).sort((a, b) => (plain(a) < plain(b) ? -1 : 1));
  const day = (name: 'from' | 'to') => (
    <TextInput
      name={name}
      label={t(`audit:${name}`)}
      placeholder={t('audit:day_hint')}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={state[name] ?? ''}
      error={errors[name]}
      errorPrefix={t('common:form.error_prefix')}
    />
  );
  return (
    <>
      <Form method="get" role="search" aria-label={t('audit:toolbar')} className="admin-filters">
        <SearchBox
          name="search"
          label={t('audit:search')}
          placeholder={t('audit:search_placeholder')}
          defaultValue={state.search ?? ''}
          maxLength={200}
        />
        <TextInput
          name="who"
          label={t('audit:who')}
          placeholder={t('audit:who_placeholder')}
          autoComplete="off"
          defaultValue={state.who ?? ''}
        />
        <Select
          name="entity"
          label={t('audit:entity')}
          placeholder={t('audit:any_entity')}
          options={sorted(list.entities, (entity) => thingName(t, entity))}
          defaultValue={state.entity ?? ''}
        />
        <Select
          name="verb"
          label={t('audit:verb_filter')}
          placeholder={t('audit:any_verb')}
          options={sorted(list.verbs, (verb) => verbName(t, { verb }))}
          defaultValue={state.verb ?? ''}
        />
        {day('from')}
        {day('to')}
        {(['actor_id', 'entity_id', 'request'] as const).map(
          (name) => state[name] && <input key={name} type="hidden" name={name} value={state[name]} />,
        )}
        <Button type="submit" look="line">
          {t('audit:show')}
        </Button>
      </Form>
      {(state.actor_id || state.entity_id || state.request) && (
        <div className="chips mb-4">
          {state.actor_id && (
            <RemovableChip
              removeText={t('common:action.remove')}
              to={auditTo({ ...state, actor_id: '', after: '' })}
            >
              {t('audit:one_actor')}
            </RemovableChip>
          )}
          {state.entity_id && (
            <RemovableChip
              removeText={t('common:action.remove')}
              to={auditTo({ ...state, entity_id: '', after: '' })}
            >
              {t('audit:one_thing')}
            </RemovableChip>
          )}
          {state.request && (
            <RemovableChip
              removeText={t('common:action.remove')}
              to={auditTo({ ...state, request: '', after: '' })}
            >
              {t('audit:one_request')}
            </RemovableChip>
          )}
        </div>
      )}
    </>
  );
}

/** Who did it, in words: somebody, a visitor, or the program. */
export function ActorName({ entry }: { entry: Pick<AuditEntry, 'actor' | 'actor_kind'> }) {
  const t = useT();
  if (!entry.actor)
    return (
      <span className="t-2">
        {t(
          `audit:actor.${entry.actor_kind === 'person' ? 'person' : entry.actor_kind === 'visitor' ? 'visitor' : 'system'}`,
        )}
      </span>
    );
  const name = staffName(entry.actor, t.language);
  return <span lang={name.lang}>{name.text}</span>;
}

/** What the record of an entry is called now. */
export function RecordName({ record }: Pick<AuditEntry, 'record'>) {
  const t = useT();
  const name = record && localName(record, t.language);
  return name?.text ? (
    <b className="wrap-anywhere" lang={name.lang}>
      {name.text}
    </b>
  ) : null;
}

function Entries({ entries, state }: { entries: AuditData['list']['data']; state: AuditState }) {
  const t = useT();
  const columns: Column<(typeof entries)[number]>[] = [
    {
      key: 'did',
      head: t('audit:column.did'),
      kind: 'main',
      cell: (entry) => (
        <>
          <AppLink to={entryTo(entry.id)} data-row-link="" className="strong">
            {verbName(t, entry)}
          </AppLink>
          {entry.together > 1 && (
            <AppLink
              to={auditTo({ ...state, request: entry.request_id, after: '' })}
              className="link t-small block"
            >
              {t('audit:together', { count: entry.together - 1 })}
            </AppLink>
          )}
        </>
      ),
    },
    {
      key: 'what',
      head: t('audit:column.what'),
      cell: ({ entity, about, record }) => (
        <span className="desk-kind">
          {thingName(t, entity)} <RecordName record={record} />
          {about && about !== record?.name && about !== record?.name_kh && (
            <span className="break-all">{about}</span>
          )}
        </span>
      ),
    },
    { key: 'who', head: t('audit:column.who'), cell: (entry) => <ActorName entry={entry} /> },
    {
      key: 'when',
      head: t('audit:column.when'),
      cell: ({ created_at }) => (
        <time dateTime={machineTime(created_at)}>{formatDateTime(t.language, created_at)}</time>
      ),
    },
  ];
  return <DataTable caption={t('audit:caption')} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
