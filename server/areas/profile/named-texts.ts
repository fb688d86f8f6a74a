import { findField } from '#shared/domain/listing/forms.ts';
import type { FieldValue } from '#shared/domain/listing/listing-field.ts';
import { type TermName, valueTexts } from '#shared/domain/listing/value-texts.ts';
import { LIST_PARTS, type ListPart } from '#shared/domain/profile/part-fields.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { listText } from '#shared/format/lists.ts';
import { personName } from '#shared/format/person-name.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Payload } from '../../database/schema/submission.ts';
import type { NamedValue, ProfileContent } from './content.ts';
import { plainAmount } from './content.ts';
import type { Item, ProductItem, RoundItem, TeamItem } from './items.ts';

const joined = (...texts: (string | false | null | undefined)[]) => texts.filter(Boolean).join(' · ');

/** That there is a picture, and which: another one reads differently. */
const pictureText = (id: string | null, kind: 'photo' | 'picture', language: Language) =>
  id && translate(language, `own-profile:item.${kind}`, { code: id.slice(-6) });

/** One entry of a list as people read it. */
export function itemText(list: ListPart, item: Item, language: Language, termName: TermName): string {
  switch (list) {
    case 'product': {
      const product = item as ProductItem;
      return joined(
        localName(product, language).text,
        localName(product, language, 'description').text,
        pictureText(product.picture_id, 'picture', language),
      );
    }
    case 'team_members': {
      const member = item as TeamItem;
      return joined(
        personName(member, language).text,
        localName(member, language, 'position').text,
        member.is_founder && translate(language, 'fields:item_is_founder.label'),
        pictureText(member.photo_id, 'photo', language),
      );
    }
    case 'funding_rounds': {
      const round = item as RoundItem;
      return joined(
        formatDate(language, round.announced_date),
        termName('funding_type', round.funding_type),
        formatMoney(language, round.amount, round.currency),
        listText(
          language,
          round.investors.map(({ name }) => name),
        ),
        round.source_url,
      );
    }
  }
}

/** What a name says as people read it: one text an entry, none when there is nothing or a picture. */
export function namedTexts(
  kind: StakeholderKind,
  name: string,
  value: NamedValue,
  about: { content: ProfileContent; language: Language; termName: TermName },
): string[] {
  const { content, language, termName } = about;
  if (value === null) return [];
  if ((LIST_PARTS as readonly string[]).includes(name))
    return (value as Item[]).map((item) => itemText(name as ListPart, item, language, termName));
  const field = findField(kind, name);
  if (!field) return [];
  return valueTexts(field, { ...content.values, [name]: value as FieldValue }, language, termName);
}

/** One entry of a list in a line that says everything of it, whatever language it is read in. */
function lineOf(list: ListPart, item: Item): string {
  switch (list) {
    case 'product': {
      const { name, name_kh, description, description_kh, picture_id } = item as ProductItem;
      return joined(name, name_kh, description, description_kh, pictureText(picture_id, 'picture', 'en'));
    }
    case 'team_members': {
      const one = item as TeamItem;
      const names = [`${one.last_name} ${one.first_name}`, `${one.last_name_kh} ${one.first_name_kh}`];
      return joined(
        ...names.map((name) => name.trim()),
        one.position,
        one.position_kh,
        one.is_founder && `${translate('en', 'fields:item_is_founder.label')}`,
        one.linkedin,
        pictureText(one.photo_id, 'photo', 'en'),
      );
    }
    case 'funding_rounds': {
      const { announced_date, amount, currency, funding_type, investors, source_url } = item as RoundItem;
      const money = `${currency} ${plainAmount(amount, currency)}`;
      return joined(
        announced_date,
        funding_type,
        money,
        investors.map(({ name }) => name).join(', '),
        source_url,
      );
    }
  }
}

/** What the desk reads of a profile: its fields by name, and a line for each entry of its lists. */
export function payloadOf({ values, lists }: ProfileContent): Payload {
  const payload: Payload = { ...values };
  for (const list of LIST_PARTS) {
    const lines = (lists[list] as Item[]).map((item) => lineOf(list, item));
    if (lines.length > 0) payload[list] = lines;
  }
  return payload;
}
