import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { readDate, splitDate } from './date-parts.ts';
import { Facet } from './facet.tsx';
import { fieldId } from './field-id.ts';
import { FileInput } from './file-input.tsx';
import { Honeypot } from './honeypot.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const html = renderToStaticMarkup;

/** The attributes of the first element that matches, as an object. */
function attributes(markup: string, element: string): Record<string, string> {
  const found = new RegExp(`<${element}\\b([^>]*)>`).exec(markup)?.[1] ?? '';
  return Object.fromEntries(
    [...found.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

describe('fields', () => {
  it('tie label, hint and error to the control, in the order they are read', () => {
    const markup = html(
      <TextInput name="name_kh" label="Name" hint="As registered" error="Wrong" lang="km" />,
    );
    const input = attributes(markup, 'input');
    expect(input.id).toBe(fieldId('name_kh'));
    expect(input['aria-describedby']).toBe(`${input.id}-hint ${input.id}-error`);
    expect(input['aria-invalid']).toBe('true');
    expect(input.lang).toBe('km');
    expect(attributes(markup, 'label').for).toBe(input.id);
    for (const part of ['hint', 'error']) expect(markup).toContain(`id="${input.id}-${part}"`);
    expect(markup.indexOf('As registered')).toBeLessThan(markup.indexOf('Wrong'));
    expect(markup.indexOf('Wrong')).toBeLessThan(markup.indexOf('<input'));
  });

  it('describe nothing that is not there', () => {
    const input = attributes(html(<TextInput name="a" label="A" />), 'input');
    expect(input).not.toHaveProperty('aria-describedby');
    expect(input).not.toHaveProperty('aria-invalid');
    expect(input['aria-required']).toBe('true');
  });

  it('mark the optional ones in words and do not require them', () => {
    const markup = html(<TextInput name="a" label="A" optional="(optional)" />);
    expect(markup).toContain('(optional)');
    expect(attributes(markup, 'input')).not.toHaveProperty('aria-required');
  });

  it('show every sentence the API sends', () => {
    const markup = html(<TextArea name="a" label="A" error={['First.', 'Second.']} />);
    expect(markup).toContain('First.');
    expect(markup).toContain('Second.');
  });

  it('make ids of names with dots and brackets', () => {
    expect(fieldId('founders[0].name')).toBe('field-founders-0-name');
    expect(fieldId('sector[]')).toBe('field-sector');
  });
});

describe('groups', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', count: '41' },
  ];

  it('of radios are a described radio group with one chosen', () => {
    const markup = html(
      <RadioGroup name="stage" label="Stage" options={options} defaultValue="b" error="Choose" />,
    );
    const group = attributes(markup, 'fieldset');
    expect(group.role).toBe('radiogroup');
    expect(group['aria-invalid']).toBe('true');
    expect(group['aria-describedby']).toBe(`${fieldId('stage')}-error`);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
    expect(markup).toMatch(/<legend[^>]*>Stage/);
  });

  it('of boxes send repeated keys and show counts', () => {
    const markup = html(
      <CheckboxGroup name="sector" label="Sector" options={options} defaultValue={['a', 'b']} />,
    );
    expect(markup.match(/name="sector"/g)).toHaveLength(2);
    expect(markup.match(/checked=""/g)).toHaveLength(2);
    expect(markup).toContain('41');
  });

  it('of filters fold without a script and keep chosen ones in sight', () => {
    const many = Array.from({ length: 9 }, (_, i) => ({ value: `v${i}`, label: `L${i}` }));
    const more = (hidden: number) => `Show ${hidden} more`;
    const markup = html(
      <Facet name="f" label="F" options={many} chosen={['v8']} first={5} moreText={more} />,
    );
    expect(markup).toMatch(/^<details[^>]*open/);
    expect(markup).toContain('Show 3 more');
    expect(markup.indexOf('L8')).toBeLessThan(markup.indexOf('Show 3 more'));
  });
});

describe('without a script', () => {
  it('a searchable list is a native list', () => {
    const texts = { empty: '', clear: '', open: '' };
    const options = [{ value: '1', label: 'Kampot' }];
    const markup = html(
      <SearchableSelect name="province" label="P" options={options} defaultValue="1" texts={texts} />,
    );
    expect(attributes(markup, 'select').name).toBe('province');
    expect(markup).toContain('<option value="1" selected="">Kampot</option>');
  });

  it('a file field is a native control with its types', () => {
    const texts = {
      drop: 'd',
      orChoose: 'o',
      choose: 'c',
      replace: 'r',
      remove: 'x',
      wrongType: 'w',
      tooLarge: 't',
      empty: 'e',
    };
    const markup = html(
      <FileInput name="logo" label="Logo" accept={['image/png']} maxMb={5} texts={texts} sizeText={String} />,
    );
    const input = attributes(markup, 'input');
    expect(input).toMatchObject({ type: 'file', name: 'logo', accept: 'image/png', id: fieldId('logo') });
  });

  it('a honeypot is out of reach of keyboard and screen reader', () => {
    const markup = html(<Honeypot name="fax" label="Fax" />);
    expect(attributes(markup, 'div')['aria-hidden']).toBe('true');
    expect(attributes(markup, 'input').tabindex).toBe('-1');
  });
});

describe('dates in three parts', () => {
  it('are read as the rules read them', () => {
    const form = new FormData();
    expect(readDate(form, 'born')).toBe('');
    form.set('born.day', ' 4 ');
    form.set('born.month', '9');
    form.set('born.year', '2026');
    expect(readDate(form, 'born')).toBe('4/9/2026');
    form.delete('born.month');
    expect(readDate(form, 'born')).toBe('4//2026');
  });

  it('are split from the stored form', () => {
    expect(splitDate('2022-02-04')).toEqual({ day: '4', month: '2', year: '2022' });
    expect(splitDate(undefined)).toEqual({ day: '', month: '', year: '' });
  });
});
