import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { SUBJECT_KINDS, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { LANGUAGES, type Language, otherLanguage } from '#shared/i18n/languages.ts';
import { publishOnlyIn } from '#tests/factories/publish-in-one-language.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { injectPage } from '#tests/setup/inject-page.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { textsOfPage } from './texts-of-page.ts';

/** Words of the records of this site that are written in one language alone. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'Written in English alone',
  km: 'សរសេរជាភាសាខ្មែរតែមួយ',
};
const MARK: Readonly<Record<Language, string>> = { en: 'English alone', km: 'ភាសាខ្មែរតែមួយ' };

const test = setUpSite({ masterLists: true });
let member: TestPerson;
const ids = {} as Record<Language, Record<SubjectKind | 'post' | 'file' | 'person', string>>;

/** A post or a file of the library that says everything in one language. */
const written = (language: Language, file = false) => {
  const suffix = language === 'km' ? '_kh' : '';
  const text = `${file ? '1' : '2'} ${WORDS[language]}`;
  return writeResource(test.services, {
    title: '',
    title_kh: '',
    summary: '',
    summary_kh: '',
    body: '',
    body_kh: '',
    [`title${suffix}`]: text,
    [`summary${suffix}`]: `${text} 3`,
    [`body${suffix}`]: `<h2>${text} 4</h2><p>${text} 5</p>`,
    ...(file ? { file: { name: 'figures.csv', media_type: 'text/csv' } } : {}),
  });
};

/** Somebody who tells about themselves in one language. */
async function aboutOneself(language: Language): Promise<string> {
  const who = await test.signIn();
  const suffix = language === 'km' ? '_kh' : '';
  const { statusCode, body } = await test.call(who, 'PATCH', '/api/v1/rest-auth/user/', {
    [`bio${suffix}`]: WORDS[language],
    [`occupation${suffix}`]: WORDS[language],
    visibility: { bio: 'public', occupation: 'public' },
  });
  expect(statusCode, body).toBe(200);
  return who.id;
}

describe.runIf(PAGES_BUILT)('pages about what is written in one language', () => {
  beforeAll(async () => {
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    member = await test.signIn();
    for (const language of LANGUAGES) {
      ids[language] = {} as (typeof ids)[Language];
      for (const kind of SUBJECT_KINDS)
        ids[language][kind] = await publishOnlyIn(test, reviewer, kind, language);
      ids[language].post = await written(language);
      ids[language].file = await written(language, true);
      ids[language].person = await aboutOneself(language);
    }
  }, 60_000);

  const PLACES: [what: string, place: (language: Language) => string][] = [
    ['home', () => '/'],
    ['programs', () => '/program'],
    ['a claim', (language) => `/ecosystem/discover/category/investor/${ids[language].investor}/claim`],
    ['a table', () => '/ecosystem/discover/category/investor?view=table'],
    ['a program', (language) => `/program/${ids[language].program}`],
    ['events and their month', () => '/event'],
    ['an event', (language) => `/event/${ids[language].event}`],
    ['the library', () => '/resource/category'],
    ['posts', () => '/resource/category/blog'],
    ['a post', (language) => `/resource/category/blog/${ids[language].post}`],
    ['files', () => '/resource/category/file'],
    ['a file', (language) => `/resource/file/${ids[language].file}`],
    ['a person', (language) => `/user/${ids[language].person}`],
    ['the ecosystem', () => '/ecosystem'],
    ['discover', () => '/ecosystem/discover'],
    ...SUBJECT_KINDS.filter((kind) => kind !== 'program' && kind !== 'event').flatMap((kind) => {
      const category = slugOf(kind, kind === 'other' ? 'corporate' : null);
      const list = `/ecosystem/discover/category/${category}`;
      return [
        [`a list: ${kind}`, () => list],
        [`a page: ${kind}`, (language: Language) => `${list}/${ids[language][kind]}`],
      ] as [string, (language: Language) => string][];
    }),
  ];

  it.each(PLACES.flatMap(([what, place]) => LANGUAGES.map((language) => [what, language, place] as const)))(
    '%s: what is written in %s alone is marked for readers of the other (1.001)',
    async (_what, language, place) => {
      const reader = otherLanguage(language);
      const url = `${place(language)}${place(language).includes('?') ? '&' : '?'}lang=${reader}`;
      const { statusCode, body } = await injectPage(test.site, {
        url,
        headers: { ...member.headers, accept: 'text/html' },
      });
      expect([url, statusCode]).toEqual([url, 200]);
      const texts = textsOfPage(body);
      const shown = texts.filter(({ text }) => text.includes(MARK[language]));
      expect(shown.filter(({ lang }) => lang !== language)).toEqual([]);
      if (reader === 'en')
        expect(texts.filter(({ text, lang }) => lang !== 'km' && /[\u1780-\u17B3]/.test(text))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('what machines read says that it is written in %s', async (language) => {
    const reader = otherLanguage(language);
    for (const place of [`/event/${ids[language].event}`, `/resource/category/blog/${ids[language].post}`]) {
      const { body } = await injectPage(test.site, {
        url: `${place}?lang=${reader}`,
        headers: { accept: 'text/html' },
      });
      expect([place, /"inLanguage":"(\w+)"/.exec(body)?.[1]]).toEqual([place, language]);
    }
    for (const feed of ['/program.atom', '/event.atom', '/resource/category/blog.atom']) {
      const { body } = await test.site.inject(`${feed}?lang=${reader}`);
      const entries = body.split('<entry').filter((entry) => entry.includes(MARK[language]));
      expect([feed, entries.length, entries.map((entry) => entry.slice(0, 14))]).toEqual([
        feed,
        entries.length || 'some',
        entries.map(() => ` xml:lang="${language}">`.slice(0, 14)),
      ]);
    }
  });
});
