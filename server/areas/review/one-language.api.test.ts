import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { isSuggestionKind, SUBJECT_KINDS, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { LANGUAGES, otherLanguage } from '#shared/i18n/languages.ts';
import { textsIn, wordsOf } from '#tests/factories/one-language.ts';
import { publishOnlyIn } from '#tests/factories/publish-in-one-language.ts';
import { postListing } from '#tests/factories/submission.ts';
import { postSuggestion } from '#tests/factories/suggestion.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const CASES = SUBJECT_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

const addressOf = (kind: SubjectKind, id: string) =>
  kind === 'program'
    ? `/api/v1/startup-program/${id}/`
    : kind === 'event'
      ? `/public/api/v1/event/${id}/`
      : `/api/v1/stakeholder/${slugOf(kind, kind === 'other' ? 'corporate' : null)}/${id}/`;

describe('a form whose texts are all in one language (1.001, 1.028)', () => {
  it.each(CASES)('%s, written in %s alone, is taken, published and shown', async (kind, language) => {
    const id = await publishOnlyIn(test, reviewer, kind, language);
    const shown = await test.call(reviewer, 'GET', addressOf(kind, id));
    expect(shown.statusCode, shown.body).toBe(200);
    for (const field of textsIn(kind, language)) {
      // The description of a cover stands with the cover.
      if (field.name.startsWith('cover_alt')) continue;
      expect(shown.body, field.name).toContain(wordsOf(kind, field));
    }
    const searched = textsIn(kind, language).find(({ name }) => /^(title|summary)/.test(name))!;
    const words = encodeURIComponent(wordsOf(kind, searched));
    const found = await test.call(null, 'GET', `/api/v1/search/?search=${words}`);
    expect(found.body).toContain(id);
  });

  it.each(CASES)(
    '%s without a text in either asks for it where a reader of %s writes',
    async (kind, language) => {
      const empty = Object.fromEntries(
        LANGUAGES.flatMap((one) => textsIn(kind, one).map(({ name }) => [name, ''])),
      );
      const headers = { 'accept-language': language };
      const slug = kind === 'other' ? 'corporate' : kind;
      const answer = isSuggestionKind(kind)
        ? await postSuggestion(test, kind, { ...empty, bot_stamp: '' }, headers)
        : await postListing(test, slug, empty, headers);
      expect(answer.statusCode).toBe(422);
      const { errors } = answer.json();
      const required = textsIn(kind, language).filter((field) => field.required);
      expect(required.length).toBeGreaterThan(0);
      for (const { name } of required) expect(errors[name]).toHaveLength(1);
      for (const { name } of textsIn(kind, otherLanguage(language))) expect(errors).not.toHaveProperty(name);
    },
  );
});
