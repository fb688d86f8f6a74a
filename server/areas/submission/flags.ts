import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { Queryable } from '../../database/client.ts';
import { domainOf, findDuplicates, type Subject } from './find-duplicates.ts';
import { untranslated } from './untranslated.ts';

/** What the queue shows of a request at a glance. */
export type Flag = 'duplicate' | 'domain_match' | 'women_led' | 'one_language';

/** Works out the flags of a request as it is sent, so that the queue can filter by them. */
export async function flagsOf(db: Queryable, subject: Subject): Promise<Flag[]> {
  const duplicates = await findDuplicates(db, subject);
  return [
    ...(duplicates.length > 0 ? (['duplicate'] as const) : []),
    ...(domainCheck(subject.payload) === 'ok' ? (['domain_match'] as const) : []),
    ...(isWomenLed(subject.payload) ? (['women_led'] as const) : []),
    ...(lacksLanguage(subject) ? (['one_language'] as const) : []),
  ];
}

/** What is asked of everybody was written in one language only. */
const lacksLanguage = ({ kind, payload }: Subject) =>
  untranslated({ subject_kind: kind, payload }).some(({ required }) => required);

/** Whether the requester writes from the domain of the website they name, or of the form to apply or register. */
export function domainCheck(values: Subject['payload']): 'ok' | 'attention' | 'none' {
  const address = ['website', 'apply_url', 'register_url'].map((name) => textOf(values[name])).find(Boolean);
  const domain = domainOf(address ?? '');
  if (!domain) return 'none';
  const mail = textOf(values.requester_email).toLowerCase().split('@')[1] ?? '';
  return mail === domain || mail.endsWith(`.${domain}`) || domain.endsWith(`.${mail}`) ? 'ok' : 'attention';
}

/** At least half of the founders are women. */
function isWomenLed(values: Subject['payload']): boolean {
  const founders = Number(textOf(values.number_of_founders));
  const women = Number(textOf(values.number_of_female_founders));
  return women > 0 && women * 2 >= founders;
}
