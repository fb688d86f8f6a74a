import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyValues } from '#shared/domain/collection/clean-record.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { datePartNames, splitDate } from '#web/components/form/date-parts.ts';
import { timePartName } from '#web/components/form/moment-input.tsx';
import { changesOf, momentParts, readMoment, readValues, shownName } from './record-values.ts';

const event = findCollection('event')!;
const program = findCollection('program')!;

function momentForm(name: string, value: string): FormData {
  const form = new FormData();
  const { day, time } = momentParts(value);
  const names = datePartNames(name);
  for (const [part, text] of Object.entries(splitDate(day))) form.set(names[part as 'day'], text);
  form.set(timePartName(name), time);
  return form;
}

describe('the values of a record in its form (7.007, 7.009)', () => {
  it('are those of the form; what the form does not show stays as stored', () => {
    const stored = { ...emptyValues(event), slug: 'kept', title: 'Before', is_online: 'yes' };
    const form = new FormData();
    form.set('title', 'After');
    form.set('summary', 'One\r\ntwo');
    const values = readValues(event, form, stored);
    expect(values).toMatchObject({ title: 'After', summary: 'One\ntwo', is_online: 'yes' });
    expect(changesOf(event, stored, values)).toEqual({ title: 'After', summary: 'One\ntwo' });
  });

  it('tell an unticked box from one that is not there', () => {
    const stored = { ...emptyValues(program), stages: ['idea', 'growth'] };
    const form = new FormData();
    expect(readValues(program, form, stored).stages).toEqual(['idea', 'growth']);
    form.set(shownName('stages'), '1');
    expect(readValues(program, form, stored).stages).toEqual([]);
  });

  it('are the stored ones where only the way of writing differs: the order of choices, the ends of lines', () => {
    const body = '<p>One</p>\r\n<p>Two</p>\r<p>Three</p>';
    const stored = { ...emptyValues(program), stages: ['growth', 'idea'], body };
    const form = new FormData();
    form.set(shownName('stages'), '1');
    for (const stage of ['idea', 'growth']) form.append('stages', stage);
    form.set('body', '<p>One</p>\n<p>Two</p>\n<p>Three</p>');
    const values = readValues(program, form, stored);
    expect(values).toMatchObject({ stages: ['growth', 'idea'], body });
    expect(changesOf(program, stored, values)).toEqual({});
    form.append('stages', 'prototype');
    form.set('body', '<p>One</p>\n<p>Two</p>');
    expect(Object.keys(changesOf(program, stored, readValues(program, form, stored))).sort()).toEqual([
      'body',
      'stages',
    ]);
  });

  it('split tags at commas', () => {
    const form = new FormData();
    form.set('tags', ' rice , ស្រូវ,, export ');
    expect(readValues(findCollection('post')!, form, {}).tags).toEqual(['rice', 'ស្រូវ', 'export']);
  });

  it('give a moment back to the minute, whatever it is', () => {
    const moments = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2150-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const iso = new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();
        expect(readMoment(momentForm('starts_at', iso), 'starts_at')).toBe(iso);
      }),
    );
  });

  it('keep a moment as typed when it is none, and seconds that the form does not show', () => {
    expect(readMoment(momentForm('starts_at', '31/02/2026 9:00'), 'starts_at')).toBe('31/02/2026 9:00');
    const stored = { ...emptyValues(event), starts_at: '2026-11-20T03:04:55.000Z' };
    const now = { ...stored, starts_at: '2026-11-20T03:04:00.000Z' };
    expect(changesOf(event, stored, now)).toEqual({});
    expect(changesOf(event, stored, { ...now, starts_at: '2026-11-20T03:05:00.000Z' })).toHaveProperty(
      'starts_at',
    );
  });
});
