import ExternalLink from 'lucide-react/icons/external-link';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { findField } from '#shared/domain/collection/collection.ts';
import type { RecordVerb } from '#shared/domain/collection/collection-state.ts';
import { PREVIEW_DAYS } from '#shared/domain/preview-days.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordPath } from '../collection-paths.ts';
import { fieldLabel, STATE_TONES, stateName, verbName } from '../collection-texts.ts';
import { CopyPart } from './copy-part.tsx';
import { keepsCopy } from './form-record.ts';
import type { RecordFormData } from './load-record-form.ts';
import { MomentDetails } from './moment-details.tsx';
import { PUBLISH_AT, WITHDRAW_AT } from './publish-at.ts';
import { ReadingPart } from './reading-part.tsx';

export interface PublishPanelProps {
  collection: Collection;
  record: CollectionRecord | null;
  /** Fields that publication still asks for, of what is typed now. */
  missing: readonly string[];
  /** The verb under way. */
  busy: string | null;
  /** At the fields of the panel. */
  problems: Readonly<Record<string, string>>;
  list: string;
  readers: RecordFormData['readers'];
  /** The link to the preview that was just made. */
  link: string | null;
}

const PLAIN: readonly RecordVerb[] = ['unpublish', 'archive', 'restore', 'delete'];

/** Where the record stands, and what can be done with it as a whole. */
export function PublishPanel({
  collection,
  record,
  missing,
  busy,
  problems,
  list,
  readers,
  link,
}: PublishPanelProps) {
  const t = useT();
  const can = record?.can;
  const isCopied = keepsCopy(collection, record);
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
      {record && isCopied && <CopyPart collection={collection} record={record} busy={busy} />}
      {record && collection.publishes && record.state !== 'bin' && record.state !== 'archived' && (
        <ReadingPart record={record} readers={readers} busy={busy} />
      )}
      <div className="entry-verbs">
        {collection.publishes && (!record || can?.publish || isCopied) && (
          <Button type="submit" look="ink" wide name="intent" value="publish" loading={busy === 'publish'}>
            {t(isCopied ? 'collection:copy.publish' : 'collection:publish.now')}
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
        {record && collection.path && record.state !== 'bin' && (
          <Button type="submit" look="line" wide name="intent" value="share" loading={busy === 'share'}>
            {t('collection:share.make')}
          </Button>
        )}
        {link && (
          <div className="grid gap-2" role="status">
            <p className="t-small">{t('collection:share.made', { count: PREVIEW_DAYS })}</p>
            <p className="t-small break-all" lang="en">
              {link}
            </p>
            <CopyButton
              size="s"
              value={link}
              texts={{ copy: t('common:share.copy_link'), copied: t('common:toast.link_copied') }}
            />
          </div>
        )}
        {collection.publishes && (!record || can?.publish || isCopied) && (
          <MomentDetails
            summary={t(
              isCopied
                ? 'collection:copy.later'
                : record?.state === 'scheduled'
                  ? 'collection:publish.reschedule'
                  : 'collection:publish.later',
            )}
            label={t('collection:publish.moment')}
            button={t('collection:publish.schedule')}
            name={PUBLISH_AT}
            intent="schedule"
            value={
              (isCopied
                ? record?.working_copy?.publish_at
                : record?.state === 'scheduled'
                  ? record.published_at
                  : '') ?? ''
            }
            problem={problems[PUBLISH_AT]}
            busy={busy}
          />
        )}
        {record && collection.publishes && (isCopied || record.state === 'scheduled') && (
          <>
            {record.withdraw_at && (
              <div className="grid gap-2">
                <p className="t-small">
                  {t('collection:withdraw.planned', { time: formatDateTime(t.language, record.withdraw_at) })}
                </p>
                <Button
                  type="submit"
                  size="s"
                  look="line"
                  name="intent"
                  value="stay"
                  loading={busy === 'stay'}
                >
                  {t('collection:withdraw.stay')}
                </Button>
              </div>
            )}
            <MomentDetails
              summary={t('collection:withdraw.later')}
              label={t('collection:withdraw.moment')}
              button={t('collection:withdraw.plan')}
              name={WITHDRAW_AT}
              intent="withdraw"
              value={record.withdraw_at ?? ''}
              problem={problems[WITHDRAW_AT]}
              busy={busy}
            />
          </>
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
