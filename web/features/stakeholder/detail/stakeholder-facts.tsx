import type { TermField } from '#shared/domain/facets.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { factsText, listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { useT } from '#web/lib/texts.tsx';
import { factSource } from './fact-source.ts';
import type { RecordView } from './record-view.ts';

/** The facts of a record at the side of its page, with who confirmed them. Empty ones are left out. */
export function StakeholderFacts({ record }: { record: RecordView }) {
  const t = useT();
  const facts: Fact[] = [...identity(t, record), ...fields(t, record), ...record.further];
  if (facts.length === 0) return null;
  return (
    <section id="facts" aria-labelledby="facts-title">
      <h2 id="facts-title" className="t-h4 mb-4">
        {t('stakeholder:facts.title')}
      </h2>
      <DefinitionList facts={facts} emptyText={t('common:not_provided')} />
      {facts.some(({ source }) => !source) && (
        <p className="t-cap t-3 mt-3">{t('stakeholder:facts.stated_note')}</p>
      )}
    </section>
  );
}

function identity(t: Translator, record: RecordView): Fact[] {
  const facts: Fact[] = [];
  const { year_of_establishment: year, date_incorporated: date, number_of_founders: founders } = record;
  if (year) {
    const incorporated = date
      ? t('stakeholder:facts.incorporated', { date: formatDate(t.language, date) })
      : '';
    facts.push({
      term: t('stakeholder:facts.year_of_establishment'),
      value: factsText(t.language, [`${year}`, incorporated]),
      ...factSource(t, record, 'year_of_establishment', 'date_incorporated'),
    });
  }
  if (founders) {
    const { number_of_female_founders: women, number_of_tech_founders: tech } = record;
    // None is as likely "not said" as none, and says nothing anybody looks for.
    const parts = [
      ...(women ? [t('stakeholder:facts.founders_women', { count: women })] : []),
      ...(tech ? [t('stakeholder:facts.founders_tech', { count: tech })] : []),
    ];
    const value = t(`stakeholder:facts.founders_${parts.length > 0 ? 'part' : 'all'}`, {
      all: founders,
      parts: parts.join(t.language === 'km' ? ' ' : ', '),
    });
    facts.push({
      term: t('stakeholder:facts.founders'),
      value,
      ...factSource(t, record, 'number_of_founders'),
    });
  }
  return facts;
}

const SHOWN: readonly [
  TermField,
  (
    | 'employees'
    | 'stage'
    | 'model'
    | 'sector'
    | 'industry'
    | 'looking_at'
    | 'investor_type'
    | 'investment_stage'
  ),
][] = [
  ['employee_range', 'employees'],
  ['stage', 'stage'],
  ['business_model', 'model'],
  ['sector', 'sector'],
  ['industry', 'industry'],
  ['investor_type', 'investor_type'],
  ['investment_stage', 'investment_stage'],
  ['looking_at', 'looking_at'],
];

function fields(t: Translator, record: RecordView): Fact[] {
  const facts: Fact[] = SHOWN.flatMap(([field, label]) => {
    const terms = record.terms[field];
    if (terms.length === 0) return [];
    const value = listText(
      t.language,
      terms.map((term) => localName(term, t.language).text),
    );
    return [{ term: t(`stakeholder:facts.${label}`), value, ...factSource(t, record, field) }];
  });
  if (record.ticket_min !== null && record.ticket_max !== null) {
    const money = (amount: number) => formatMoney(t.language, amount, record.ticket_currency);
    facts.push({
      term: t('stakeholder:facts.ticket'),
      value: `${money(record.ticket_min)} – ${money(record.ticket_max)}`,
    });
  }
  if (record.language_names.length > 0)
    facts.push({
      term: t('stakeholder:facts.languages'),
      value: listText(t.language, record.language_names),
    });
  return facts;
}
