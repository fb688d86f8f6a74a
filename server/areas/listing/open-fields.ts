import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';

/** Fields that only make sense together: a message about one opens the others. */
const TOGETHER: readonly (readonly string[])[] = [
  ['country_code', 'phone'],
  ['ticket_currency', 'ticket_min', 'ticket_max'],
  ['number_of_founders', 'number_of_female_founders', 'number_of_tech_founders'],
  ['opens_on', 'closes_on'],
  ['starts_on', 'starts_time', 'ends_on', 'ends_time'],
  ['place', 'venue', 'venue_kh', 'address', 'province_code', 'online_url'],
  ['currency', 'price'],
  ['logo', 'cover_alt', 'cover_alt_kh'],
];

/** The confirmed address, and the word once given, are not changed by the link. */
const CLOSED = ['requester_email', 'declaration'];

/**
 * What is open to the requester: everything while it is not sent, else what the messages of this round are about, and
 * what has become wrong by itself, like a day that has passed.
 */
export function openFields(
  row: { status: string; subject_kind: string; round: number },
  messages: readonly { field: string | null; round: number }[],
  wrong: readonly string[] = [],
): string[] {
  if (row.status !== 'draft' && row.status !== 'returned') return [];
  const fields = fieldsOf(row.subject_kind as SubjectKind);
  const all = fields.map(({ name }) => name);
  const asked = messages.filter(({ round }) => round === row.round).map(({ field }) => field);
  const whole = row.status === 'draft' || asked.includes(null);
  const open = new Set(
    [...asked, ...wrong].flatMap((name): readonly (string | null | undefined)[] => [
      ...(TOGETHER.find((group) => group.includes(name ?? '')) ?? [name]),
      // What is asked about a text may be answered in its other language.
      fields.find((field) => field.name === name)?.twin,
    ]),
  );
  return all.filter((name) => !CLOSED.includes(name) && (whole || open.has(name)));
}
