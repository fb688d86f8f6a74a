import { useState } from 'react';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import type { RecordValue } from '#shared/domain/collection/collection-field.ts';
import { richWords } from '#shared/domain/collection/rich-words.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { useT } from '#web/lib/texts.tsx';
import { fieldLabel, stateName } from '../collection-texts.ts';

/** A record that somebody else changed while it was open here. */
export interface Conflict {
  theirs: CollectionRecord;
  /** Fields both have changed, with what is typed here. */
  both: readonly { name: string; mine: RecordValue }[];
  /** Fields only the other one has changed. */
  others: readonly string[];
}

export interface StaleNoticeProps {
  collection: Collection;
  conflict: Conflict;
  /** Goes on with these fields as the other one left them, and all others as typed here. */
  onGoOn: (take: readonly string[]) => void;
}

/** Both texts of every field that two people changed; one chooses, then saves again. */
export function StaleNotice({ collection, conflict: { theirs, both, others }, onGoOn }: StaleNoticeProps) {
  const t = useT();
  const [take, setTake] = useState<ReadonlySet<string>>(() => new Set());
  const name = theirs.updated_by
    ? localName(theirs.updated_by, t.language).text
    : t('collection-fields:problem.somebody');
  return (
    <TakesFocus about={theirs.version}>
      <Notice
        tone="warn"
        title={t('collection:stale.title', { name, date: formatDateTime(t.language, theirs.updated_at) })}
      >
        <p>{t('collection:stale.text', { state: stateName(t, theirs.state) })}</p>
        {others.length > 0 && (
          <p>{t('collection:stale.others', { fields: listText(t.language, others.map(labelOf)) })}</p>
        )}
        {both.map(({ name: field, mine }) => (
          <div key={field} className="stale-field">
            <div className="stale-texts">
              {/* In the order of the choices below: each stands over its own text. */}
              <div>
                <p className="t-small t-3">{t('collection:stale.mine')}</p>
                <p lang={langOf(field)}>{readable(field, mine) || t('common:not_provided')}</p>
              </div>
              <div>
                <p className="t-small t-3">{t('collection:stale.theirs')}</p>
                <p lang={langOf(field)}>
                  {readable(field, theirs.values[field] ?? '') || t('common:not_provided')}
                </p>
              </div>
            </div>
            <RadioGroup
              name={`stale.${field}`}
              label={labelOf(field)}
              defaultValue="mine"
              look="two-columns"
              options={[
                { value: 'mine', label: t('collection:stale.keep_mine') },
                { value: 'theirs', label: t('collection:stale.take_theirs') },
              ]}
              onChange={(event) => {
                const next = new Set(take);
                if (event.currentTarget.value === 'theirs') next.add(field);
                else next.delete(field);
                setTake(next);
              }}
            />
          </div>
        ))}
        <Button look="ink" className="mt-4" onClick={() => onGoOn([...take])}>
          {t('collection:stale.go_on')}
        </Button>
      </Notice>
    </TakesFocus>
  );

  function labelOf(field: string) {
    const known = findField(collection, field);
    return known ? fieldLabel(t, known) : field;
  }
  function langOf(field: string) {
    return findField(collection, field)?.lang ?? undefined;
  }
  function readable(field: string, value: RecordValue) {
    const text = Array.isArray(value) ? listText(t.language, value) : textOf(value);
    return findField(collection, field)?.input === 'rich_text' ? richWords(text) : text;
  }
}
