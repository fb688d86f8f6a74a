import type { ReactNode } from 'react';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import { cleanValues } from '#shared/domain/listing/clean-answers.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { valueTexts } from '#shared/domain/listing/value-texts.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import type { Fact } from '#web/components/table/definition-list.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { type Terms, termNames } from '../fields/field-options.ts';
import { controlsOf } from '../values/listing-form-rows.ts';

export interface Answered {
  kind: SubjectKind;
  values: Readonly<ListingValues>;
  logo: StoredImage | null;
  terms: Terms;
}

/** The answers of some fields as people read them; what was not answered has no value. */
export function factsOf(t: Translator, fields: readonly ListingField[], answered: Answered): Fact[] {
  const values = cleanValues(answered.kind, answered.values);
  const names = termNames(answered.terms, t.language);
  return controlsOf(fields)
    .filter(({ field }) => field.input !== 'checkbox')
    .map(({ field }) => {
      const term = t(field.labelKey);
      if (field.input === 'image')
        return { term, value: <Picture {...answered} text={t('listing:check.your_krama')} /> };
      const texts = valueTexts(field, values, t.language, names);
      const foreign = texts.length > 0 && field.lang !== null && field.lang !== t.language;
      return { term, value: written(texts), ...(foreign ? { lang: field.lang ?? undefined } : {}) };
    });
}

/** One answer as it is, lines kept; several as a list. */
function written(texts: readonly string[]): ReactNode {
  if (texts.length === 0) return null;
  if (texts.length === 1) return <span className="whitespace-pre-line">{texts[0]}</span>;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Picture({ kind, logo, text }: Answered & { text: string }) {
  if (logo) return <img src={logo.url} alt="" width="64" height="64" className="logo-thumb" />;
  return (
    <div className="flex items-center gap-4">
      <Swatch seed={kind} category={kramaOf(kind)} />
      <span className="t-small t-3">{text}</span>
    </div>
  );
}
