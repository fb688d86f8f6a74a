import type { ListPart } from '#shared/domain/profile/part-fields.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { listText } from '#shared/format/lists.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { OwnProfile, ProfileLists } from '../profile-types.ts';

export interface ItemText {
  title: string;
  lang: string;
  /** Short facts below. */
  facts: string[];
}

/** An entry of a list in a line or two. */
export function itemText(
  t: Translator,
  list: ListPart,
  item: ProfileLists[ListPart][number],
  terms: OwnProfile['terms'],
): ItemText {
  if (list === 'product') {
    const product = item as ProfileLists['product'][number];
    const name = localName(product, t.language);
    const text = localName(product, t.language, 'description');
    return { title: name.text, lang: name.lang, facts: text.text ? [text.text] : [] };
  }
  if (list === 'team_members') {
    const member = item as ProfileLists['team_members'][number];
    const name = personName(member, t.language);
    const position = localName(member, t.language, 'position').text;
    const facts = [position, ...(member.is_founder ? [t('own-profile:item.founder')] : [])].filter(Boolean);
    return { title: name.text, lang: name.lang, facts };
  }
  const round = item as ProfileLists['funding_rounds'][number];
  const type = terms.find(({ list: of, slug }) => of === 'funding_type' && slug === round.funding_type);
  const name = type ? localName(type, t.language) : { text: round.funding_type, lang: 'en' };
  return {
    title: `${name.text} · ${formatMoney(t.language, round.amount, round.currency)}`,
    lang: name.lang,
    facts: [
      formatDate(t.language, round.announced_date),
      t(round.confirmed_by === 'owner' ? 'own-profile:item.stated' : 'own-profile:item.confirmed'),
      ...(round.investors.length > 0
        ? [
            listText(
              t.language,
              round.investors.map((one) => one.name),
            ),
          ]
        : []),
    ],
  };
}
