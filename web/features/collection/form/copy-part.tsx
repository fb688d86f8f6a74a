import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import { fieldLabel } from '../collection-texts.ts';

interface CopyPartProps {
  collection: Collection;
  record: CollectionRecord;
  busy: string | null;
}

/** What of a public record is kept and not shown yet: which fields, by whom, and what stands in its way. */
export function CopyPart({ collection, record: { working_copy: copy }, busy }: CopyPartProps) {
  const t = useT();
  if (!copy) return <p className="t-small t-2">{t('collection:copy.none')}</p>;
  const fields = (names: readonly string[]) =>
    listText(
      t.language,
      names.flatMap((name) => {
        const field = findField(collection, name);
        return field ? [fieldLabel(t, field)] : [];
      }),
    );
  const name = (copy.author && localName(copy.author, t.language).text) || t('collection:history.system');
  return (
    <>
      <Notice tone="info" title={t('collection:copy.title')}>
        <p className="t-small">{fields(copy.changed)}</p>
        <p className="t-small t-2">
          {t('collection:copy.by', { name, time: formatDateTime(t.language, copy.updated_at) })}
        </p>
        {copy.publish_at && (
          <p className="t-small">
            {t('collection:copy.appears', { time: formatDateTime(t.language, copy.publish_at) })}
          </p>
        )}
      </Notice>
      {copy.failed_at && (
        <Notice tone="warn">
          <p>{t('collection:copy.failed', { time: formatDateTime(t.language, copy.failed_at) })}</p>
        </Notice>
      )}
      {copy.conflicts.length > 0 && (
        <Notice tone="warn" title={t('collection:copy.conflict', { fields: fields(copy.conflicts) })}>
          <p>{t('collection:copy.conflict_text')}</p>
        </Notice>
      )}
      <Button type="submit" size="s" look="line" name="intent" value="discard" loading={busy === 'discard'}>
        {t('collection:copy.discard')}
      </Button>
    </>
  );
}
