import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { followListing } from '#shared/contracts/listing.contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { isBlank } from '#shared/rules/rule.ts';
import type { KeptField } from '../saving/kept-answers.ts';

export type Followed = ResponseOf<typeof followListing>;
export type Message = Followed['messages'][number];

/** What the owner does about one message: mended, answered, both or nothing yet. */
export interface Mark {
  id: string;
  fixed: boolean;
  answer: string;
}

const FIXED = 'fixed.';
const ANSWER = 'answer.';
export const fixedName = (id: string) => FIXED + id;
export const answerName = (id: string) => ANSWER + id;

/** Messages that wait for the owner now. */
export function openMessages({ messages }: Pick<Followed, 'messages'>): Message[] {
  return messages.filter(({ closed }) => !closed);
}

/** The marks of a form as answers among others, so that they are saved and kept in the same way. */
export function readMarks(messages: readonly Pick<Message, 'id'>[], form: FormData): ListingValues {
  return Object.fromEntries(
    messages.flatMap(({ id }) => [
      [fixedName(id), form.get(fixedName(id)) === 'yes' ? 'yes' : ''],
      [answerName(id), String(form.get(answerName(id)) ?? '')],
    ]),
  );
}

/** Takes answers and marks apart again, as the call wants them. */
export function splitMarks(all: Readonly<ListingValues>): {
  values: ListingValues;
  messages: { id: string; fixed?: boolean; answer?: string }[];
} {
  const values: ListingValues = {};
  const marks = new Map<string, { id: string; fixed?: boolean; answer?: string }>();
  const markOf = (id: string) => {
    const mark = marks.get(id) ?? { id };
    marks.set(id, mark);
    return mark;
  };
  for (const [name, value] of Object.entries(all)) {
    if (name.startsWith(FIXED)) markOf(name.slice(FIXED.length)).fixed = value === 'yes';
    else if (name.startsWith(ANSWER)) markOf(name.slice(ANSWER.length)).answer = String(value);
    else values[name] = value;
  }
  return { values, messages: [...marks.values()] };
}

/** How far each message is, by what the form says. */
export function marksOf(messages: readonly Pick<Message, 'id'>[], values: Readonly<ListingValues>): Mark[] {
  return messages.map(({ id }) => ({
    id,
    fixed: values[fixedName(id)] === 'yes',
    answer: String(values[answerName(id)] ?? ''),
  }));
}

/** Messages that are dealt with. */
export function countDone(marks: readonly Mark[]): number {
  return marks.filter(({ fixed, answer }) => fixed || !isBlank(answer)).length;
}

/** The marks a request was loaded with, as answers. */
export function savedMarks(messages: readonly Message[]): ListingValues {
  return Object.fromEntries(
    messages.flatMap(({ id, fixed_at, answer }) => [
      [fixedName(id), fixed_at ? 'yes' : ''],
      [answerName(id), answer],
    ]),
  );
}

/** The marks as fields, for keeping them on the device. */
export function markFields(messages: readonly Pick<Message, 'id'>[]): KeptField[] {
  return messages.flatMap(({ id }) => [
    { name: fixedName(id), input: 'checkbox' as const },
    { name: answerName(id), input: 'textarea' as const },
  ]);
}
