import { CALLING_CODE, CURRENCY } from '#shared/country/chosen/facts.ts';
import { PROVINCES as provinces } from '#shared/domain/provinces.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { DateInput } from '#web/components/form/date-input.tsx';
import { FileInput } from '#web/components/form/file-input.tsx';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { MoneyInput } from '#web/components/form/money-input.tsx';
import { PhoneInput } from '#web/components/form/phone-input.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { SearchableSelect } from '#web/components/form/searchable-select.tsx';
import { Select } from '#web/components/form/select.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Swatch } from '#web/components/krama/swatch.tsx';
import type { SampleTexts } from './sample-texts.ts';

const SOME = provinces.slice(6, 15);
const PROVINCES = { en: SOME.map(({ name }) => name), km: SOME.map(({ name_kh }) => name_kh) };

const MB = 1024 * 1024;
const sizeText = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/** Every kind of field, at rest and with an error. */
export function Fields({ language, texts }: { language: Language; texts: SampleTexts }) {
  const { fields, actions, choices } = texts;
  const provinces = PROVINCES[language].map((label, i) => ({ value: String(i), label }));
  const files = {
    drop: fields.drop,
    orChoose: fields.orChoose,
    choose: fields.chooseFile,
    replace: fields.replace,
    remove: actions.remove,
    wrongType: fields.wrongType,
    tooLarge: fields.tooLarge,
    empty: fields.emptyFile,
  };
  return (
    <form className="grid items-start gap-x-8 gap-y-7 md:grid-cols-2" noValidate>
      <TextInput name="name" label={fields.name} hint={fields.nameHint} defaultValue="Slek Materials" />
      <TextInput
        name="name_kh"
        label={fields.khmerName}
        lang="km"
        defaultValue="Slek សម្ភារៈ"
        error={fields.khmerNameError}
      />
      <TextInput
        name="email"
        type="email"
        label={fields.email}
        defaultValue="hello@slek"
        error={[fields.emailError]}
      />
      <TextInput
        name="website"
        type="url"
        label={fields.website}
        optional={fields.optional}
        placeholder="https://"
      />
      <TextInput name="closed" label={fields.closed} defaultValue={fields.closed} disabled optional="" />
      <Select
        name="sector"
        label={fields.sector}
        placeholder={fields.choose}
        options={choices.sectors.map((label) => ({ value: label, label }))}
      />
      <SearchableSelect
        name="province"
        label={fields.province}
        options={provinces}
        defaultValue="1"
        texts={{ empty: fields.nothing, clear: actions.clear, open: fields.showAll }}
      />
      <PhoneInput
        name="phone"
        label={fields.phone}
        hint={fields.phoneHint}
        error={fields.phoneError}
        codeName="country_code"
        codeLabel={fields.code}
        codes={[
          { value: CALLING_CODE, label: `+${CALLING_CODE}` },
          { value: '84', label: '+84' },
        ]}
        defaultValue="012 34"
      />
      <MoneyInput
        name="amount_raised"
        label={fields.raised}
        currencyName="currency"
        currencyLabel={fields.currency}
        currencies={[
          { value: 'USD', label: 'USD' },
          { value: CURRENCY.code, label: CURRENCY.code },
        ]}
        defaultValue="400,000"
      />
      <DateInput
        name="date_incorporated"
        label={fields.incorporated}
        defaultValue="2022-02-14"
        texts={{ day: fields.day, month: fields.month, year: fields.year, months: MONTH_NAMES[language] }}
      />
      <TextArea
        name="about"
        label={fields.about}
        hint={fields.aboutHint}
        defaultValue={fields.aboutValue}
        counter={{ max: 120, text: fields.counter }}
      />
      <div className="grid gap-7">
        <FileInput
          name="logo"
          label={fields.logo}
          optional={fields.optional}
          hint={fields.logoHint}
          accept={['image/jpeg', 'image/png']}
          maxMb={5}
          placeholder={<Swatch seed="slek-materials" category="startup" size={72} />}
          texts={files}
          sizeText={sizeText}
        />
        <FileInput
          name="document"
          label={fields.document}
          hint={fields.documentHint}
          accept={['application/pdf', 'image/jpeg', 'image/png']}
          maxMb={20}
          current={{ name: 'patent-2024.pdf', detail: 'PDF, 1.1 MB' }}
          texts={files}
          sizeText={sizeText}
        />
      </div>
      <SearchBox name="search" label={fields.searchIn} placeholder={fields.keyword} />
      <Select
        name="ordering"
        label={fields.find}
        hideLabel
        small
        options={[
          { value: '-created_at', label: fields.newest },
          { value: 'name', label: fields.byName },
        ]}
      />
      <Honeypot name="fax" label={fields.closed} />
    </form>
  );
}
