import { cleanFields } from '#shared/domain/listing/clean.ts';
import type { ListingField } from '#shared/domain/listing/field.ts';
import { valueTexts } from '#shared/domain/listing/value-texts.ts';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { type Terms, termNames } from '#web/features/listing/fields/field-options.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileAnswer } from '../load/profile-answer.ts';

/** Somebody else changed the same fields meanwhile: both texts, to choose from, then save again (UX rule 32). */
export function ClashChoice({
  clash,
  values,
  fields,
  terms,
}: {
  clash: NonNullable<ProfileAnswer['clash']>;
  /** As typed here. */
  values: ProfileAnswer['values'];
  fields: readonly ListingField[];
  terms: Terms;
}) {
  const t = useT();
  const names = termNames(terms, t.language);
  const written = (field: ListingField, from: ProfileAnswer['values']) =>
    valueTexts(field, cleanFields(fields, from), t.language, names).join(', ') || t('common:not_provided');
  return (
    <Notice tone="warn" title={t('own-profile:clash.title')} live>
      <p>{t('own-profile:clash.text')}</p>
      {clash.names.map((name) => {
        const field = fields.find((one) => one.name === name);
        if (!field) return null;
        return (
          <div key={name} className="own-clash">
            <RadioGroup
              name={`take.${name}`}
              label={t(field.labelKey)}
              defaultValue="mine"
              options={[
                { value: 'mine', label: written(field, values), hint: t('own-profile:clash.mine') },
                { value: 'theirs', label: written(field, clash.theirs), hint: t('own-profile:clash.theirs') },
              ]}
            />
          </div>
        );
      })}
    </Notice>
  );
}
