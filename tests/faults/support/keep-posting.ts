import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { type Form, newForm, postCode, postForm } from './form.ts';
import { isReady } from './server.ts';
import { until } from './until.ts';

/** A form the server said it has taken in. */
export interface Taken {
  form: Form;
  id: string;
  reference: string;
  /** Secret of the link that follows it, once the server said the address is confirmed. */
  follow?: string;
}

/** Where the requesters send their forms; another place after each start of the server. */
export interface World {
  url(): string;
  /** The code of the mail about a request. */
  codeOf(id: string): Promise<string>;
}

/** Requesters who send one form after another and, like people, send again what got no answer. */
export interface Posting {
  readonly taken: readonly Taken[];
  readonly confirmed: number;
  /** Sendings that got no answer, or were told to come back. */
  readonly lost: number;
  readonly refused: number;
  /** Waits until this holds; throws what a requester met that must not happen. */
  until(what: string, enough: () => boolean | Promise<boolean>): Promise<void>;
  /** Lets everybody finish the form at hand. */
  stop(): Promise<void>;
}

export function keepPosting(world: World, requesters: number): Posting {
  const taken: Taken[] = [];
  const count = { confirmed: 0, lost: 0, refused: 0 };
  let stopped = false;
  let failure: unknown;

  const insist = async (wanted: number, send: (url: string) => Promise<Response>) => {
    for (;;) {
      const answer = await send(world.url())
        .then(async (response) => ({ response, text: await response.text() }))
        .catch((error: unknown) => {
          if ((error as Error).name === 'TimeoutError') throw error;
          return undefined;
        });
      if (answer?.response.status === wanted) return JSON.parse(answer.text) as Record<string, string>;
      if (answer) checkRefusal(answer.response, answer.text);
      count[answer ? 'refused' : 'lost'] += 1;
      await until('a server that is ready', () => isReady(world.url()));
    }
  };

  const request = async (serial: number) => {
    const form = await newForm(STAKEHOLDER_KINDS[serial % STAKEHOLDER_KINDS.length]!, {
      logo: serial % 2 === 0,
      language: serial % 3 === 0 ? 'km' : 'en',
    });
    const { submission_id: id = '', reference = '' } = await insist(201, (url) => postForm(url, form));
    const one: Taken = { form, id, reference };
    taken.push(one);
    const code = await world.codeOf(id);
    const { follow = '' } = await insist(200, (url) => postCode(url, reference, code));
    one.follow = follow;
    count.confirmed += 1;
  };

  const lane = async (first: number) => {
    try {
      for (let serial = first; !stopped && !failure; serial += requesters) await request(serial);
    } catch (error) {
      failure ??= error;
    }
  };
  const lanes = Array.from({ length: requesters }, (_, index) => lane(index));

  return {
    taken,
    get confirmed() {
      return count.confirmed;
    },
    get lost() {
      return count.lost;
    },
    get refused() {
      return count.refused;
    },
    until: async (what, enough) => {
      await until(`${what} (${JSON.stringify(count)})`, async () => {
        if (failure) throw failure;
        return (await enough()) || undefined;
      });
    },
    async stop() {
      stopped = true;
      await Promise.all(lanes);
      if (failure) throw failure;
    },
  };
}

/** The only refusal there may be: come back soon. */
export function checkRefusal(response: Response, text: string): void {
  const type = response.headers.get('content-type') ?? '';
  const after = Number(response.headers.get('retry-after'));
  const isProper = response.status === 503 && type.startsWith('application/problem+json') && after > 0;
  if (!isProper) throw new Error(`${response.url} answered ${response.status} (${type}): ${text}`);
}
