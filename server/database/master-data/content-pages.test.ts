import { describe, expect, it } from 'vitest';
import { VISIBLE_FIELD_NAMES, visibilityOf } from '#shared/domain/person.ts';
import { CONTENT_PAGES } from './content-pages.ts';

/** What the page about the site calls what a person says of themselves. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  photo: ['photo', 'រូបថត'],
  occupation: ['occupation', 'មុខរបរ'],
  bio: ['introduction', 'សេចក្តីណែនាំខ្លួន'],
  languages: ['languages', 'ភាសា'],
};

it('pages of text name no address that is made up: settings say where to write to', () => {
  expect(JSON.stringify(CONTENT_PAGES)).not.toMatch(/\.example\b/);
});

describe('the page about the site (B.10)', () => {
  const about = CONTENT_PAGES.find(({ slug }) => slug === 'about')!;

  it('names what the page of a person shows to everybody, name included, in both languages', () => {
    const open = VISIBLE_FIELD_NAMES.filter((field) => visibilityOf(field, {}) === 'public');
    expect(open.toSorted()).toEqual(Object.keys(WORDS).toSorted());
    const [english, khmer] = [about.body, about.body_kh].map(
      (body) => body.split('\n').find((line) => /everybody their name|សាធារណជននូវឈ្មោះ/.test(line)) ?? '',
    );
    for (const [en, km] of Object.values(WORDS)) {
      expect(english).toContain(en);
      expect(khmer).toContain(km);
    }
  });
});
