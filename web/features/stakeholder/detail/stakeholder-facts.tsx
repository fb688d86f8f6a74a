import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { TermField } from '#shared/domain/facets.ts';
import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { factSource } from './fact-source.ts';

/** The facts of a record at the side of its page, each with who stands behind it. Empty ones are left out. */
export function StakeholderFacts({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const facts = [...identity(t, record), ...fields(t, record), ...contacts(t, record)];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="t-h4 mb-4">
        {t('stakeholder:facts.title')}
      </h2>
      <DefinitionList facts={facts} emptyText={t('common:not_provided')} />
    </section>
  );
}

function identity(t: Translator, record: StakeholderDetail): Fact[] {
  const facts: Fact[] = [];
  const { year_of_establishment: year, date_incorporated: date, number_of_founders: founders } = record;
  if (year) {
    const incorporated = date
      ? `, ${t('stakeholder:facts.incorporated', { date: formatDate(t.language, date) })}`
      : '';
    facts.push({
      term: t('stakeholder:facts.founded'),
      value: `${year}${incorporated}`,
      source: factSource(t, record, 'year_of_establishment', 'date_incorporated'),
    });
  }
  if (founders) {
    const value = t('stakeholder:facts.founders_text', {
      all: founders,
      women: record.number_of_female_founders ?? 0,
      tech: record.number_of_tech_founders ?? 0,
    });
    facts.push({
      term: t('stakeholder:facts.founders'),
      value,
      source: factSource(t, record, 'number_of_founders'),
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

function fields(t: Translator, record: StakeholderDetail): Fact[] {
  const facts: Fact[] = SHOWN.flatMap(([field, label]) => {
    const terms = record.terms[field];
    if (terms.length === 0) return [];
    const value = terms.map((term) => localName(term, t.language).text).join(', ');
    const source = field === 'employee_range' ? { source: factSource(t, record, field) } : {};
    return [{ term: t(`stakeholder:facts.${label}`), value, ...source }];
  });
  if (record.ticket_min !== null && record.ticket_max !== null) {
    const money = (amount: number) => formatMoney(t.language, amount, record.ticket_currency);
    facts.push({
      term: t('stakeholder:facts.ticket'),
      value: `${money(record.ticket_min)} – ${money(record.ticket_max)}`,
    });
  }
  if (record.languages.length > 0) {
    const names = record.languages.map((code) => {
      const language = findSpokenLanguage(code);
      return language ? (t.language === 'km' && code === 'km' ? language.native_name : language.name) : code;
    });
    facts.push({ term: t('stakeholder:facts.languages'), value: names.join(', ') });
  }
  return facts;
}

const host = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

function contacts(t: Translator, record: StakeholderDetail): Fact[] {
  const locked = { kind: 'locked' as const, text: t('stakeholder:source.locked') };
  const link = (address: string, text: string) => (
    <AppLink className="link" to={address} rel="noopener nofollow ugc">
      {text}
    </AppLink>
  );
  const facts: Fact[] = [];
  const add = (name: 'website' | 'phone' | 'email', value: Fact['value']) => {
    if (record.hidden.includes(name))
      facts.push({
        term: t(`stakeholder:facts.${name}`),
        value: <span className="sr-only">{locked.text}</span>,
        source: locked,
      });
    else if (value) facts.push({ term: t(`stakeholder:facts.${name}`), value });
  };
  add('website', record.website && link(record.website, host(record.website)));
  add('phone', record.phone && link(`tel:${record.phone}`, formatPhone(record.phone)));
  add('email', record.email && link(`mailto:${record.email}`, record.email));
  const address = localName(record, t.language, 'address');
  if (address.text)
    facts.push({ term: t('stakeholder:facts.address'), value: address.text, lang: address.lang });
  const social = (['facebook', 'linkedin', 'x', 'youtube', 'telegram'] as const).filter(
    (name) => record[name],
  );
  if (social.length > 0) {
    const links = social.map((name) => (
      <span key={name} className="me-3 inline-block">
        {link(
          record[name],
          { facebook: 'Facebook', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube', telegram: 'Telegram' }[
            name
          ],
        )}
      </span>
    ));
    facts.push({ term: t('stakeholder:facts.social'), value: <>{links}</> });
  }
  return facts;
}
