import type { PublicPerson } from '#shared/contracts/person.contract.ts';
import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import { PERSON_LINKS } from '#shared/domain/person.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatPhone } from '#shared/format/phones.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { normaliseWebUrl } from '#shared/rules/web-address.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { linkName } from '../link-name.ts';

/** Languages, links and, for those who may, how to reach them; what is not shown leaves no line. */
export function PersonFacts({ person }: { person: PublicPerson }) {
  const t = useT();
  const facts = factsOf(t, person).filter(({ value }) => value);
  return facts.length > 0 ? <DefinitionList facts={facts} emptyText={t('common:not_provided')} /> : null;
}

function factsOf(t: Translator, person: PublicPerson): Fact[] {
  const { email, phone, gender, date_of_birth } = person;
  return [
    { term: t('person:card.languages'), value: languagesOf(t, person.languages) },
    { term: t('person:card.links'), value: linksOf(t, person.links) },
    { term: t('person:card.email'), value: email && <Outside to={`mailto:${email}`}>{email}</Outside> },
    {
      term: t('person:card.phone'),
      value: phone && <Outside to={`tel:${phone}`}>{formatPhone(phone)}</Outside>,
    },
    {
      term: t('person:card.gender'),
      value: gender !== 'not_specified' && t(`person:gender.${gender}`),
    },
    { term: t('person:card.born'), value: date_of_birth && formatDate(t.language, date_of_birth) },
  ];
}

function languagesOf(t: Translator, codes: readonly string[]) {
  const known = codes.flatMap((code) => findSpokenLanguage(code) ?? []);
  if (known.length === 0) return null;
  return known.map((one, i) => (
    <span key={one.code} lang={t.language === 'km' ? one.code : undefined}>
      {i > 0 && ', '}
      {t.language === 'km' ? one.native_name : one.name}
    </span>
  ));
}

function linksOf(t: Translator, links: Readonly<Record<string, string>>) {
  const given = PERSON_LINKS.flatMap((name) => {
    const to = normaliseWebUrl(links[name] ?? '');
    return to ? [{ name, to }] : [];
  });
  if (given.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-4">
      {given.map(({ name, to }) => (
        <Outside key={name} to={to}>
          {linkName(t, name)}
        </Outside>
      ))}
    </span>
  );
}

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <AppLink className="link" to={to} rel="noopener nofollow ugc">
      {children}
    </AppLink>
  );
}
