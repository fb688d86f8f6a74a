import { changedFields, cleanValues, emptyValue } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type {
  CollectionField,
  RecordValue,
  RecordValues,
} from '#shared/domain/collection/collection-field.ts';
import { localMoment, parseMoment } from '#shared/domain/collection/moment.ts';
import { readDate } from '#web/components/form/date-parts.ts';
import { timePartName } from '#web/components/form/moment-input.tsx';

/** What a form holds, by field. What the form does not have (a fixed field, a picture being sent) stays as stored. */
export function readValues(collection: Collection, form: FormData, stored: RecordValues): RecordValues {
  const values: RecordValues = {};
  for (const field of fieldsOf(collection))
    values[field.name] = readValue(field, form, stored[field.name] ?? emptyValue(field));
  return values;
}

/** Says that a box that is not sent was there and is empty. */
export const shownName = (name: string) => `${name}.shown`;

function readValue(field: CollectionField, form: FormData, stored: RecordValue): RecordValue {
  const { name, input } = field;
  if (input === 'moment') return form.has(`${name}.day`) ? readMoment(form, name) : stored;
  if (input === 'switch') return form.has(shownName(name)) ? (form.get(name) === 'yes' ? 'yes' : '') : stored;
  if (input === 'terms')
    return form.has(shownName(name)) ? chosen(form.getAll(name).map(String), stored) : stored;
  const typed = form.get(name);
  if (typeof typed !== 'string') return stored;
  if (input === 'tags') {
    return typed
      .split(/[,،\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean);
  }
  const text = oneLineEnd(typed);
  return typeof stored === 'string' && oneLineEnd(stored) === text ? stored : text;
}

/** Forms send the ends of lines in their own way, whatever is stored. */
const oneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n');

/** A form has choices in the order of their list: the same ones as stored are the stored ones. */
function chosen(names: string[], stored: RecordValue): RecordValue {
  const isSame =
    Array.isArray(stored) && stored.length === names.length && stored.every((name) => names.includes(name));
  return isSame ? stored : names;
}

/** The moment of a `MomentInput`; what cannot be read stays as typed, so that its rule can say so. */
export function readMoment(form: FormData, name: string): string {
  const day = readDate(form, name);
  const time = String(form.get(timePartName(name)) ?? '').trim();
  const typed = [day, time].filter(Boolean).join(' ');
  return parseMoment(typed) ?? typed;
}

/** A moment as the parts of a `MomentInput`: as the clock of the country shows it, or as it was typed. */
export function momentParts(value: string): { day: string; time: string } {
  const local = localMoment(value);
  if (local) return { day: local.slice(0, 10), time: local.slice(11) };
  const [day = '', time = ''] = value.split(' ');
  return { day, time };
}

/** The values that differ from those stored, as they will be kept. */
export function changesOf(collection: Collection, stored: RecordValues, now: RecordValues): RecordValues {
  const clean = cleanValues(collection, toMinutes(collection, now, stored));
  const names = changedFields(collection, cleanValues(collection, stored), clean);
  return Object.fromEntries(names.map((name) => [name, clean[name] ?? '']));
}

/** The form knows no seconds: a moment whose minute did not change is the one that is stored. */
function toMinutes(collection: Collection, now: RecordValues, stored: RecordValues): RecordValues {
  const values = { ...now };
  for (const { name, input } of fieldsOf(collection)) {
    if (input !== 'moment') continue;
    const [one, other] = [values[name], stored[name]];
    if (
      typeof one === 'string' &&
      typeof other === 'string' &&
      localMoment(one) === localMoment(other) &&
      localMoment(one)
    )
      values[name] = other;
  }
  return values;
}
