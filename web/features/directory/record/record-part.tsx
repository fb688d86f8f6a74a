import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { factsOf } from '#web/features/listing/verify/answer-facts.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from './directory-record-address.ts';
import type { RecordData } from './load-directory-record.ts';

/** One part of a record as it stands, with the way to correct it; both languages, what is missing too. */
export function RecordPart({ data: { record, terms, list }, part }: { data: RecordData; part: ProfilePart }) {
  const t = useT();
  const title = t(part.titleKey);
  const id = `part-${part.name}`;
  const isFields = !part.list && part.name !== 'picture';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="directory-part">
      <div className="directory-part-head">
        <h2 id={`${id}-title`} className="t-h3">
          {title}
        </h2>
        {record.can.edit && isFields && (
          <ButtonLink
            look="line"
            size="s"
            to={recordTo(record.id, { part: part.name, list })}
            aria-label={t('directory-desk:record.edit_named', { part: title })}
          >
            {t('directory-desk:record.edit')}
          </ButtonLink>
        )}
      </div>
      {contents()}
    </section>
  );

  function contents() {
    if (part.list) {
      const entries = record.lists[part.list];
      if (entries.length === 0) return <p className="t-3">{t('directory-desk:record.empty_part')}</p>;
      return (
        <ul className="directory-entries">
          {entries.map((text, at) => (
            <li key={`${at} ${text}`}>{text}</li>
          ))}
        </ul>
      );
    }
    if (part.name === 'picture')
      return record.logo ? (
        <img src={record.logo.url} alt="" width="64" height="64" className="logo-thumb" />
      ) : (
        <p className="t-3">{t('directory-desk:record.empty_part')}</p>
      );
    return (
      <DefinitionList
        wide
        emptyText={t('common:not_provided')}
        facts={factsOf(t, part.fields, {
          kind: record.kind,
          values: record.values,
          logo: record.logo,
          terms,
        })}
      />
    );
  }
}
