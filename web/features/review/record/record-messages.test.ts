import { describe, expect, it } from 'vitest';
import { pictureIn } from '#web/lib/picture-address.ts';
import { fieldsToCheck, lastMessages, type RecordMessage } from './record-messages.ts';

const message = (round: number, field: string | null): RecordMessage => ({
  id: `${round}-${field}`,
  round,
  field,
  body: 'Please mend this',
  body_kh: '',
  author: null,
  answer: '',
  fixed_at: null,
  created_at: '2026-11-18T03:12:00.000Z',
});

describe('what a reviewer looks at in a new round (4.020)', () => {
  const messages = [message(1, 'name'), message(2, 'sector'), message(2, null)];

  it('takes the messages of the last return only', () => {
    expect(lastMessages(messages).map(({ field }) => field)).toEqual(['sector', null]);
    expect(lastMessages([])).toEqual([]);
  });

  it('takes changed fields and fields that were asked about, changed or not', () => {
    const fields = ['name', 'sector', 'stage', 'summary'].map((name) => ({
      name,
      changed: name === 'summary',
      step: '',
      section: '',
      section_title: '',
      image: null,
      label: name,
      input: 'text',
      lang: null,
      shown: 'public' as const,
      value: null,
      texts: [],
      was: null,
      untranslated: false,
    }));
    expect([...fieldsToCheck({ fields, messages })]).toEqual(['sector', 'summary']);
  });

  it('shows a stored picture in another width, public or not', () => {
    expect(pictureIn('/files/abc/64', 256)).toBe('/files/abc/256');
    expect(pictureIn('/files/abc/64?until=1&key=x', 512)).toBe('/files/abc/512?until=1&key=x');
  });
});
