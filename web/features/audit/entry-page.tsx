import { Section } from '#web/features/desk/section.tsx';
import '../desk-admin.css';
import type { AuditRecord } from '#shared/contracts/audit.contract.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { detailName, detailValue, thingName, thingPath, verbName } from './audit-names.ts';
import { ActorName, RecordName } from './audit-page.tsx';
import { AUDIT_PATH, auditTo } from './audit-state.ts';

/** One entry: what was, what is, and everything else it tells. */
export function EntryPage({ entry }: { entry: AuditRecord }) {
  const t = useT();
  const title = `${thingName(t, entry.entity)}: ${verbName(t, entry)}`;
  const path = thingPath(entry);
  const nothing = <span className="t-3">{t('audit:record.nothing')}</span>;
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <BackLink to={AUDIT_PATH} text={t('audit:record.back')} />
      <h1 className="t-h1">{title}</h1>
      {(entry.record || entry.about) && (
        <p className="desk-other break-all">
          <RecordName record={entry.record} /> {entry.about}
        </p>
      )}
      <div className="btn-row mt-4 mb-8">
        {path && (
          <ButtonLink look="line" size="s" to={path}>
            {t('audit:record.open')}
          </ButtonLink>
        )}
        {entry.entity_id && (
          <ButtonLink look="line" size="s" to={auditTo({ entity_id: entry.entity_id })}>
            {t('audit:record.same_thing')}
          </ButtonLink>
        )}
        {entry.actor && (
          <ButtonLink look="line" size="s" to={auditTo({ actor_id: entry.actor.id })}>
            {t('audit:record.same_actor')}
          </ButtonLink>
        )}
      </div>
      <div className="admin-page">
        <div className="admin-main">
          {entry.changes.length > 0 && (
            <Section id="changes" title={t('audit:record.changes')} className="admin-section">
              <DataTable
                caption={t('audit:record.changes')}
                rows={entry.changes}
                rowKey={({ field }) => field}
                columns={[
                  {
                    key: 'field',
                    head: t('audit:record.field'),
                    kind: 'main',
                    cell: ({ field }) => <span className="strong">{detailName(t, field)}</span>,
                  },
                  {
                    key: 'was',
                    head: t('audit:record.was'),
                    cell: ({ field, was }) =>
                      was ? <del className="admin-change t-2">{detailValue(t, field, was)}</del> : nothing,
                  },
                  {
                    key: 'now',
                    head: t('audit:record.now'),
                    cell: ({ field, now }) =>
                      now ? <ins className="admin-change">{detailValue(t, field, now)}</ins> : nothing,
                  },
                ]}
              />
            </Section>
          )}
          {entry.facts.length > 0 && (
            <Section id="facts" title={t('audit:record.facts')} className="admin-section">
              <DefinitionList
                emptyText={t('audit:record.nothing')}
                wide
                facts={entry.facts.map(({ name, value }) => ({
                  term: detailName(t, name),
                  value: value && <span className="admin-change">{detailValue(t, name, value)}</span>,
                }))}
              />
            </Section>
          )}
        </div>
        <div className="admin-side">
          <DefinitionList
            emptyText={t('audit:record.nothing')}
            facts={[
              {
                term: t('audit:record.when'),
                value: (
                  <time dateTime={machineTime(entry.created_at)}>
                    {formatDateTime(t.language, entry.created_at)}
                  </time>
                ),
              },
              { term: t('audit:record.who'), value: <ActorName entry={entry} /> },
              {
                term: t('audit:record.thing'),
                value: entry.entity_id && <span className="break-all">{entry.entity_id}</span>,
                lang: 'en',
              },
              {
                term: t('audit:record.request'),
                value: entry.request_id && <span className="break-all">{entry.request_id}</span>,
                lang: 'en',
              },
              {
                term: t('audit:record.address'),
                value: entry.ip_hash && <span className="break-all">{entry.ip_hash}</span>,
                lang: 'en',
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
