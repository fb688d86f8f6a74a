import ExternalLink from 'lucide-react/icons/external-link';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { findField } from '#shared/domain/collection/collection.ts';
import type { RecordVerb } from '#shared/domain/collection/collection-state.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { MomentInput } from '#web/components/form/moment-input.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordPath } from '../collection-paths.ts';
import { fieldLabel, STATE_TONES, stateName, verbName } from '../collection-texts.ts';
import { PUBLISH_AT } from './publish-at.ts';
import { momentParts } from './record-values.ts';

export interface PublishPanelProps {
  collection: Collection;
  record: CollectionRecord | null;
  /** Fields that publication still asks for, of what is typed now. */
  missing: readonly string[];
  /** The verb under way. */
  busy: string | null;
  momentProblem: string | undefined;
  list: string;
}

const PLAIN: readonly RecordVerb[] = ['unpublish', 'archive', 'restore', 'delete'];

/** Where the record stands, and what can be done with it as a whole. */
export function PublishPanel({ collection, record, missing, busy, momentProblem, list }: PublishPanelProps) {
  const t = useT();
  const can = record?.can;
  const isShown = !collection.publishes && record?.state === 'published';
  return (
    <div className="entry-panel">
      <h2 className="t-h4">
        {t(collection.publishes ? 'collection:publish.title' : 'collection:publish.state')}
      </h2>
      <p className="entry-state">
        <Tag tone={record ? STATE_TONES[record.state] : 'idle'}>
          {record ? stateName(t, record.state) : t('collection:publish.not_saved')}
        </Tag>
      </p>
      {record?.state === 'scheduled' && record.published_at && (
        <p className="t-small">
          {t('collection:publish.appears', { time: formatDateTime(t.language, record.published_at) })}
        </p>
      )}
      {isShown && <p className="t-small t-2">{t('collection:publish.shows_at_once')}</p>}
      {record?.is_public && record.path && (
        <p>
          <AppLink to={record.path} target="_blank" className="link desk-icon-link">
            {t('collection:publish.public_page')}
            <Icon of={ExternalLink} size="s" />
          </AppLink>
        </p>
      )}
      {collection.publishes && missing.length > 0 && (!record || can?.publish) && (
        <div className="entry-missing t-small">
          <p>{t('collection:publish.missing')}</p>
          <ul>
            {missing.map((name) => {
              const field = findField(collection, name);
              return (
                field && (
                  <li key={name}>
                    <a className="link" href={`#field-${name}`}>
                      {fieldLabel(t, field)}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
      <div className="entry-verbs">
        {collection.publishes && (!record || can?.publish) && (
          <Button type="submit" look="ink" wide name="intent" value="publish" loading={busy === 'publish'}>
            {t('collection:publish.now')}
          </Button>
        )}
        {record && collection.path && record.state !== 'bin' && (
          <Button
            type="submit"
            look="line"
            wide
            name="intent"
            value="preview"
            formAction={recordPath(collection.name, record.id, 'preview')}
            formTarget="_blank"
          >
            {t('collection:publish.preview')}
            <span className="sr-only"> ({t('common:share.new_window')})</span>
          </Button>
        )}
        {collection.publishes && (!record || can?.publish) && (
          <details className="entry-schedule" open={Boolean(momentProblem) || undefined}>
            <summary>
              {t(
                record?.state === 'scheduled' ? 'collection:publish.reschedule' : 'collection:publish.later',
              )}
            </summary>
            <div className="grid gap-3 pt-3">
              <MomentInput
                name={PUBLISH_AT}
                label={t('collection:publish.moment')}
                hint={t('collection:publish.moment_hint')}
                error={momentProblem}
                errorPrefix={t('common:form.error_prefix')}
                optional=""
                defaultValue={
                  momentParts(record?.state === 'scheduled' ? (record.published_at ?? '') : '').day
                }
                defaultTime={
                  momentParts(record?.state === 'scheduled' ? (record.published_at ?? '') : '').time
                }
                timeText={t('collection:form.time')}
                texts={{
                  day: t('collection:form.day'),
                  month: t('collection:form.month'),
                  year: t('collection:form.year'),
                  months: MONTH_NAMES[t.language],
                }}
              />
              <Button type="submit" look="line" name="intent" value="schedule" loading={busy === 'schedule'}>
                {t('collection:publish.schedule')}
              </Button>
            </div>
          </details>
        )}
        {record && (
          <div className="entry-others">
            {PLAIN.filter((verb) => can?.[verb]).map((verb) => (
              <Button
                key={verb}
                type="submit"
                size="s"
                look={verb === 'delete' ? 'danger-line' : 'line'}
                name="intent"
                value={verb}
                loading={busy === verb}
              >
                {verbName(t, verb)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {record && <About collection={collection} record={record} list={list} />}
    </div>
  );
}

/** Who changed it last and when, and the way to everything before. */
function About({
  collection,
  record,
  list,
}: {
  collection: Collection;
  record: CollectionRecord;
  list: string;
}) {
  const t = useT();
  const time = formatDateTime(t.language, record.updated_at);
  const by = record.updated_by ? localName(record.updated_by, t.language) : null;
  return (
    <div className="entry-about t-small t-2">
      <p>
        {by
          ? t('collection:publish.changed_by', { time, name: by.text })
          : t('collection:publish.changed', { time })}
      </p>
      <ButtonLink look="bare" size="s" to={recordPath(collection.name, record.id, 'history', list)}>
        {t('collection:history.link', { count: record.revision_count })}
      </ButtonLink>
    </div>
  );
}
