import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CONTENT_PATH, collectionPath, recordPath } from '../collection-paths.ts';
import { pluralName, singularName } from '../collection-texts.ts';

export interface RecordHeadProps {
  collection: Collection;
  record: CollectionRecord | null;
  list: string;
  failed?: boolean;
  /** What this page shows of the record, where it is not its form. */
  part?: string;
}

/** The way here and what the record is called, in both scripts. */
export function RecordHead({ collection, record, list, failed, part }: RecordHeadProps) {
  const t = useT();
  const title = record && localName(record, t.language, 'title');
  const other = record && otherName(record, t.language, 'title');
  const name = title
    ? title.text || t('collection:list.untitled')
    : t('collection:list.new', { name: singularName(t, collection) });
  const whole = part ? t('collection:history.page_title', { part, name }) : name;
  return (
    <>
      <PageHead title={failed ? `${t('common:form.error_prefix')} ${whole}` : whole} robots="noindex" />
      <Crumbs
        label={t('collection:way')}
        items={[
          { text: t('collection:overview.title'), to: CONTENT_PATH },
          { text: pluralName(t, collection), to: `${collectionPath(collection.name)}${list && `?${list}`}` },
          ...(part && record
            ? [
                { text: name, to: recordPath(collection.name, record.id, '', list), lang: title?.lang },
                { text: part },
              ]
            : [{ text: name, lang: title?.lang }]),
        ]}
      />
      <div className="entry-title">
        <h1 className="t-h1" lang={part ? undefined : title?.lang}>
          {part ?? name}
        </h1>
        {part && (
          <p className="desk-other" lang={title?.lang}>
            {name}
          </p>
        )}
        {!part && <OtherName name={other} className="desk-other" />}
      </div>
    </>
  );
}
