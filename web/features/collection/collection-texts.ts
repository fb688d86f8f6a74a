import { DOCUMENT_MAX_MB, EVENT_SPOTLIGHTS_MAX } from '#shared/constants.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import type { RecordState, RecordVerb } from '#shared/domain/collection/collection-state.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { TagTone } from '#web/components/ui/tag.tsx';
import { knownText } from '#web/lib/known-text.ts';

/** The label of a field; of a text in two languages with the language it is in. */
export function fieldLabel(t: Translator, { labelKey, lang }: CollectionField): string {
  return lang
    ? t('collection:form.in_language', { field: t(labelKey), language: t(`desk:language.${lang}`) })
    : t(labelKey);
}

/** What helps to fill a field in; the bounds it may name are those of the server. */
export function fieldHint(t: Translator, { hintKey }: CollectionField): string | undefined {
  return hintKey ? t(hintKey, { n: EVENT_SPOTLIGHTS_MAX, size: DOCUMENT_MAX_MB }) : undefined;
}

export const pluralName = (t: Translator, { pluralKey }: Collection): string => t(pluralKey);
export const singularName = (t: Translator, { singularKey }: Collection): string => t(singularKey);

export const stateName = (t: Translator, state: 'all' | RecordState): string =>
  t(`collection-fields:states.${state}`);

/** What the button of a verb says. */
export const verbName = (t: Translator, verb: RecordVerb): string => t(`collection:verb.${verb}`);

/** What was done, as the history and the audit trail name it. */
export function doneName(t: Translator, verb: string): string {
  const word = verb.replaceAll(/[-_]/g, ' ');
  return knownText(t, `collection-fields:verbs.${verb}`, knownText(t, `audit:verb.${verb}`, word));
}

/** The look of a state, the same everywhere. */
export const STATE_TONES: Readonly<Record<RecordState, TagTone>> = {
  published: 'ok',
  scheduled: 'info',
  draft: 'warn',
  archived: 'idle',
  bin: 'error',
};
