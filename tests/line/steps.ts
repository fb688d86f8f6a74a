import type { Contract } from '#shared/contracts/contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { writePerson } from '#tests/factories/person.ts';
import { picture } from '#tests/factories/picture.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { oldStamp } from '#tests/factories/submission.ts';
import { suggestionValues } from '#tests/factories/suggestion-values.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { type FetchInput, type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import { sendOnce } from '#web/lib/line/send-once.ts';

/** Something a person does over the line: what the page sends at each press, and how often it was taken. */
export interface Step {
  /** Where it is sent. */
  path: string;
  press(): Promise<FetchResult<unknown>>;
  /** How often it stands; the same number however often it is done where doing it twice changes nothing. */
  taken(): Promise<number>;
  /** What `taken` says once it was done. */
  done: number;
}

const PASSWORD = 'Areca-leaf-boxes-7';

/** The steps of the site, each new for one test; `me` and `thread` are of who is signed in. */
export function stepsOf(test: TestApp, me: TestPerson, thread: string) {
  const mark = crypto.randomUUID();
  const count = async (query: string, values: string[] = [mark]) =>
    Number((await test.services.database.pool.query<{ n: string }>(query, values)).rows[0]?.n);
  /** A form as its page sends it: a check of its own at each press, under the key of what it says. */
  const form = (path: string, body: () => object): (() => Promise<FetchResult<unknown>>) => {
    return () => sendOnce<Contract>({ method: 'POST', path, body: body() as never });
  };
  const fields = (values: object) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...values, bot_stamp: oldStamp(test) }))
      for (const one of [value].flat()) data.append(name, String(one));
    return data;
  };
  const call = (input: FetchInput<Contract>) => () => fetchApi<Contract>(input);

  /** A form of several pages, sent whole. */
  const request = (path: string, answers: () => ListingValues) => async (): Promise<Step> => {
    const values = answers();
    return {
      path,
      press: form(path, () => fields(values)),
      taken: () =>
        count('select count(*) n from submission where requester_email = $1', [
          String(values.requester_email),
        ]),
      done: 1,
    };
  };

  return {
    'the form of a listing': request('/public/api/v1/request-get-list/startup/', () =>
      listingValues('startup'),
    ),
    'the draft of a listing': async (): Promise<Step> => {
      const path = '/public/api/v1/listing-draft/';
      return {
        path,
        press: form(path, () => ({ kind: 'startup', values: { name: mark }, bot_stamp: oldStamp(test) })),
        taken: () => count(`select count(*) n from listing_draft where payload->>'name' = $1`),
        done: 1,
      };
    },
    'a suggestion': request('/public/api/v1/suggestion/event/', () => suggestionValues('event')),
    'a message to the operators': async (): Promise<Step> => {
      const path = '/api/v1/contact/';
      const values = { name: 'Dara', email: 'dara@example.test', category: 'feedback', description: mark };
      return {
        path,
        press: form(path, () => ({ ...values, bot_stamp: oldStamp(test) })),
        taken: () => count('select count(*) n from contact_message where description = $1'),
        done: 1,
      };
    },
    'a correction': async (): Promise<Step> => {
      const path = `/api/v1/corrected-pages/stakeholder/${await writeStakeholder(test.services, {})}/`;
      const values = { fact: mark, correct: 'Founded in 2019', source: 'Its website', email: '' };
      return {
        path,
        press: form(path, () => ({ ...values, bot_stamp: oldStamp(test) })),
        taken: () => count('select count(*) n from correction where fact = $1'),
        done: 1,
      };
    },
    'a message to a person': async (): Promise<Step> => {
      const path = `/base-api/me/inbox/${thread}/messages/`;
      return {
        path,
        press: call({ method: 'POST', path, body: { body: mark, client_key: mark, files: [] } as never }),
        taken: () => count('select count(*) n from message where body = $1'),
        done: 1,
      };
    },
    'a part of a profile': async (): Promise<Step> => {
      const path = '/api/v1/rest-auth/user/';
      return {
        path,
        press: call({ method: 'PATCH', path, body: { bio: mark } as never }),
        taken: () => count('select count(*) n from person where bio = $1'),
        done: 1,
      };
    },
    'a picture': async (): Promise<Step> => {
      const path = '/base-api/me/photo/';
      const bytes = Uint8Array.from(await picture('png'));
      return {
        path,
        press: () => {
          const data = new FormData();
          data.set('photo', new File([bytes], 'me.png', { type: 'image/png' }));
          return fetchApi<Contract>({ method: 'POST', path, body: data });
        },
        taken: () => count('select count(photo_id) n from person where id = $1', [me.id]),
        done: 1,
      };
    },
    'a file of a message': async (): Promise<Step> => {
      const path = `/base-api/me/inbox/${thread}/files/`;
      const bytes = Uint8Array.from(await picture('png'));
      return {
        path,
        press: form(path, () => {
          const data = new FormData();
          data.set('file', new File([bytes], `${mark}.png`, { type: 'image/png' }));
          return data;
        }),
        taken: () => count('select count(*) n from file where name = $1', [`${mark}.png`]),
        done: 1,
      };
    },
    'signing in': async (): Promise<Step> => {
      const path = '/public/api/v1/auth/login/';
      const { id, email } = await writePerson(test.services, { password: PASSWORD });
      return {
        path,
        press: call({ method: 'POST', path, body: { email, password: PASSWORD } as never }),
        taken: () => count('select least(count(*), 1) n from session where person_id = $1', [id]),
        done: 1,
      };
    },
    searching: async (): Promise<Step> => {
      const path = '/api/v1/search/';
      return {
        path,
        press: call({ method: 'GET', path, query: { search: 'rice' } as never }),
        taken: async () => 0,
        done: 0,
      };
    },
    reading: async (): Promise<Step> => {
      const path = '/public/api/v1/event/';
      return { path, press: call({ method: 'GET', path }), taken: async () => 0, done: 0 };
    },
  };
}
