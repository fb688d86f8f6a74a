import { useEffect, useRef } from 'react';
import { cleanFields } from '#shared/domain/listing/clean-answers.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import { valueTexts } from '#shared/domain/listing/value-texts.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { personName } from '#shared/format/person-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { FieldGroup } from '#web/components/form/field-group.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { type Terms, termNames } from '#web/features/listing/fields/field-options.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import type { FieldEdit, ProfileAnswer } from '../load/profile-answer.ts';

type Clash = NonNullable<ProfileAnswer['clash']>;

/**
 * Somebody else changed the same fields meanwhile: both texts side by side, to choose from, then save again.
 * Takes the focus: the button that was pressed stands a long way below.
 */
export function ClashChoice({
  clash,
  values,
  fields,
  terms,
}: {
  clash: Clash;
  /** As typed here. */
  values: ProfileAnswer['values'];
  fields: readonly ListingField[];
  terms: Terms;
}) {
  const t = useT();
  const viewerId = useViewer()?.id ?? null;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new clash, also of the same fields
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [clash]);
  const names = termNames(terms, t.language);
  const written = (field: ListingField, from: ProfileAnswer['values']) =>
    listText(t.language, valueTexts(field, cleanFields(fields, from), t.language, names));
  return (
    <div ref={box} tabIndex={-1} className="own-clash">
      <Notice tone="warn" title={titleOf(t, Object.values(clash.edits), viewerId)} live>
        <p>{t('own-profile:clash.text')}</p>
      </Notice>
      {clash.names.map((name) => {
        const field = fields.find((one) => one.name === name);
        return (
          field && (
            <FieldGroup key={name} name={`take.${name}`} label={t(field.labelKey)} role="radiogroup">
              <div className="options own-clash-texts">
                <ClashText field={field} take="mine" text={written(field, values)} />
                <ClashText
                  field={field}
                  take="theirs"
                  text={written(field, clash.theirs)}
                  edit={clash.edits[name]}
                />
              </div>
            </FieldGroup>
          )
        );
      })}
    </div>
  );
}

/** One of the two texts, with the button that lets it stay. */
function ClashText({
  field,
  take,
  text,
  edit,
}: {
  field: ListingField;
  take: 'mine' | 'theirs';
  text: string;
  edit?: FieldEdit | undefined;
}) {
  const t = useT();
  const date = edit && formatDateTime(t.language, edit.at);
  return (
    <label className="option">
      <input type="radio" name={`take.${field.name}`} value={take} defaultChecked={take === 'mine'} />
      <span>
        <span className="own-clash-whose">
          {date
            ? t('own-profile:clash.theirs_since', { text: t('own-profile:clash.theirs'), date })
            : t(`own-profile:clash.${take}`)}
        </span>
        {text ? (
          <span className="own-clash-text" lang={field.lang ?? undefined}>
            {text}
          </span>
        ) : (
          <span className="t-3">{t('common:not_provided')}</span>
        )}
      </span>
    </label>
  );
}

/** Who changed the same fields, and when the last of them did. */
function titleOf(t: Translator, edits: readonly FieldEdit[], viewerId: string | null): string {
  const last = edits
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (!last) return t('own-profile:clash.title');
  const date = formatDateTime(t.language, last);
  if (edits.every(({ by }) => by && by.id === viewerId)) return t('own-profile:clash.title_own', { date });
  const names = edits
    .filter(({ by }) => !by || by.id !== viewerId)
    .map(({ by }) => (by && personName(by, t.language).text) || t('own-profile:clash.desk'));
  return t('own-profile:clash.title_by', { name: listText(t.language, [...new Set(names)]), date });
}
