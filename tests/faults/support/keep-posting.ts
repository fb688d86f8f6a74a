import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { type Form, newForm, postCode, postForm } from './form.ts';
import type { Traffic } from './traffic.ts';

/** A form the server said it has taken in. */
export interface Taken {
  form: Form;
  id: string;
  reference: string;
}
/** A form whose address the server said is confirmed. */
export interface Confirmed extends Taken {
  /** Secret of the link that follows it. */
  follow: string;
}

/** What requesters were told was taken in, and confirmed. */
export interface Posting {
  readonly taken: readonly Taken[];
  readonly confirmed: readonly Confirmed[];
}

/** Requesters who send one form after another and confirm it with the code of its mail. */
export function keepPosting(
  traffic: Traffic,
  requesters: number,
  codeOf: (id: string) => Promise<string>,
): Posting {
  const taken: Taken[] = [];
  const confirmed: Confirmed[] = [];
  let serial = 0;

  const request = async () => {
    serial += 1;
    const form = await newForm(STAKEHOLDER_KINDS[serial % STAKEHOLDER_KINDS.length]!, {
      logo: serial % 2 === 0,
      language: serial % 3 === 0 ? 'km' : 'en',
    });
    const { submission_id: id, reference } = await traffic.insist<
      Record<'submission_id' | 'reference', string>
    >(201, (url) => postForm(url, form));
    const one = { form, id, reference };
    taken.push(one);
    const code = await codeOf(id);
    const { follow } = await traffic.insist<{ follow: string }>(200, (url) => postCode(url, reference, code));
    confirmed.push({ ...one, follow });
  };
  for (let lane = 0; lane < requesters; lane += 1) traffic.lane(request);
  return { taken, confirmed };
}
