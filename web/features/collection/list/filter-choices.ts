import { type CollectionField, optionKey } from '#shared/domain/collection/collection-field.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Option } from '#web/components/form/options.ts';
import type { Options } from './load-records.ts';

/** What a filter can be set to; null where it is typed or searched for. */
export function filterChoices(t: Translator, field: CollectionField, options: Options): Option[] | null {
  if (field.input === 'switch') {
    return [
      { value: 'yes', label: t('common:yes') },
      { value: 'no', label: t('common:no') },
    ];
  }
  if (field.input === 'select')
    return field.options.map((value) => ({ value, label: t(optionKey(field, value)) }));
  return (
    options[field.name]?.map((option) => {
      const name = localName(option, t.language);
      return { value: option.value, label: name.text, lang: name.lang };
    }) ?? null
  );
}
