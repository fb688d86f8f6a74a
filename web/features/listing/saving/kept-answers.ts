import { type ListingField, type ListingValues, takesMany } from '#shared/domain/listing/listing-field.ts';
import { type KeepsText, keep, onDevice, readKept } from '#web/lib/device-storage.ts';
import { keptAnswersName } from './has-kept-answers.ts';

/** Names a form on this device: the kind of a draft, or the reference of a request that is mended. */
export type FormName = string;

/** What of a field matters here. */
export type KeptField = Pick<ListingField, 'name' | 'input'>;

/** Answers that were typed here and never reached the server; only fields the form has, only values it can show. */
export function readKeptAnswers(
  form: FormName,
  fields: readonly KeptField[],
  storage: () => KeepsText = onDevice,
): ListingValues {
  const kept = parse(readKept(storage, keptAnswersName(form)));
  const values: ListingValues = {};
  for (const { name, input } of fields) {
    const value = kept[name];
    if (takesMany(input)) {
      if (Array.isArray(value) && value.every((one) => typeof one === 'string')) values[name] = value;
    } else if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Keeps answers until they are sent; null forgets them. */
export function keepAnswers(
  form: FormName,
  values: ListingValues | null,
  storage: () => KeepsText = onDevice,
): void {
  keep(storage, keptAnswersName(form), values && JSON.stringify(values));
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
