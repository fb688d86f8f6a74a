import type { OwnProfile } from '#shared/contracts/person.contract.ts';
import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { CALLING_CODES } from '#shared/domain/listing/calling-codes.ts';
import { GENDERS, PERSON_LINKS } from '#shared/domain/person.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { DateInput } from '#web/components/form/date-input.tsx';
import { PhoneInput } from '#web/components/form/phone-input.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { useT } from '#web/lib/texts.tsx';
import { linkName } from '../link-name.ts';
import { useBioFrame } from './bio-context.ts';
import { Line, NOT_REQUIRED, Paragraph } from './bio-inputs.tsx';
import { BioSection, Shown, ShownGroup } from './bio-section.tsx';
import { EmailState } from './email-state.tsx';
import { LanguageField } from './language-field.tsx';

const URL_INPUT = {
  type: 'url',
  inputMode: 'url',
  spellCheck: false,
  autoCapitalize: 'none',
  autoComplete: 'off',
  lang: 'en',
} as const;

/** The fields of the personal profile, with who sees them. */
export function BioFields({ profile }: { profile: OwnProfile | null }) {
  const t = useT();
  const { values, problems } = useBioFrame();
  const prefix = t('common:form.error_prefix');
  return (
    <>
      <BioSection title={t('person:section.name')} text={t('person:section.name_text')}>
        <div className="form-pair">
          <Line name="last_name" label={t('person:label.last_name')} autoComplete="family-name" lang="en" />
          <Line name="first_name" label={t('person:label.first_name')} autoComplete="given-name" lang="en" />
          <Line name="last_name_kh" label={t('person:label.last_name_kh')} autoComplete="off" lang="km" />
          <Line name="first_name_kh" label={t('person:label.first_name_kh')} autoComplete="off" lang="km" />
        </div>
      </BioSection>

      <BioSection title={t('person:section.work')} text={t('person:section.work_text')}>
        <ShownGroup field="occupation">
          <div className="form-pair">
            <Line
              name="occupation"
              label={t('person:in_english')}
              autoComplete="organization-title"
              lang="en"
            />
            <Line name="occupation_kh" label={t('person:in_khmer')} autoComplete="off" lang="km" />
          </div>
        </ShownGroup>
        <ShownGroup field="bio">
          <div className="form-pair form-pair-top">
            <Paragraph name="bio" label={t('person:in_english')} lang="en" />
            <Paragraph name="bio_kh" label={t('person:in_khmer')} lang="km" />
          </div>
        </ShownGroup>
        <Shown field="languages">
          <LanguageField />
        </Shown>
        <ShownGroup field="links" hint={t('person:links_hint')}>
          <div className="form-pair">
            {PERSON_LINKS.map((name) => (
              <Line key={name} name={`links.${name}`} label={linkName(t, name)} {...URL_INPUT} />
            ))}
          </div>
        </ShownGroup>
      </BioSection>

      <BioSection title={t('person:section.contact')} text={t('person:section.contact_text')}>
        <Shown field="email">
          <EmailState email={profile?.email ?? ''} verified={profile?.email_verified ?? false} />
        </Shown>
        <Shown field="phone">
          <div data-field="phone">
            <PhoneInput
              name="phone"
              label={t('person:label.phone')}
              optional={NOT_REQUIRED}
              error={problems.phone}
              errorPrefix={prefix}
              defaultValue={values.phone}
              codeName="calling_code"
              codeLabel={t('person:label.calling_code')}
              codes={CALLING_CODES.map(({ code }) => ({ value: code, label: `+${code}` }))}
              defaultCode={values.calling_code || CALLING_CODE}
            />
          </div>
        </Shown>
        <div data-field="language">
          <RadioGroup
            name="language"
            label={t('person:label.language')}
            hint={t('person:language_hint')}
            optional={NOT_REQUIRED}
            options={[
              { value: 'km', label: t('person:language.km') },
              { value: 'en', label: t('person:language.en') },
            ]}
            defaultValue={values.language}
            look="two-columns"
          />
        </div>
      </BioSection>

      <BioSection title={t('person:section.private')} text={t('person:section.private_text')}>
        <Shown field="gender">
          <div data-field="gender">
            <RadioGroup
              name="gender"
              label={t('person:label.gender')}
              optional={NOT_REQUIRED}
              options={GENDERS.map((value) => ({ value, label: t(`person:gender.${value}`) }))}
              defaultValue={values.gender}
            />
          </div>
        </Shown>
        <Shown field="date_of_birth">
          <div data-field="date_of_birth">
            <DateInput
              name="date_of_birth"
              label={t('person:label.date_of_birth')}
              optional={NOT_REQUIRED}
              error={problems.date_of_birth}
              errorPrefix={prefix}
              defaultValue={values.date_of_birth}
              autoComplete="bday"
              texts={{
                day: t('person:date.day'),
                month: t('person:date.month'),
                year: t('person:date.year'),
                months: MONTH_NAMES[t.language],
              }}
            />
          </div>
        </Shown>
      </BioSection>
    </>
  );
}
