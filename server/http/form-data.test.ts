import { describe, expect, it } from 'vitest';
import { parseFormData } from './form-data.ts';
import { formOf, readPageForm } from './page-form.ts';
import { Problem } from './problem.ts';

const TYPE = 'multipart/form-data; boundary=b';
const part = (value: string, disposition = 'form-data; name="a"') =>
  `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
const parse = (text: string, type = TYPE) => parseFormData(Buffer.from(text), type);
const refused = (code: string) => expect.objectContaining({ code });

describe('a form', () => {
  it('is read, repeated parts, Khmer and files too', async () => {
    const file = '--b\r\nContent-Disposition: form-data; name="f"; filename="ក.png"\r\n\r\nxyz\r\n';
    const form = await parse(`${part('ភូមិ')}${part('2')}${file}--b--\r\n`);
    expect(form.getAll('a')).toEqual(['ភូមិ', '2']);
    expect(await (form.get('f') as File).text()).toBe('xyz');
    expect((form.get('f') as File).name).toBe('ក.png');
  });

  it.each([
    ['is cut in the middle', part('x').slice(0, 30), TYPE],
    ['has no end', part('x'), TYPE],
    ['is empty', '', TYPE],
    ['has no boundary', `${part('x')}--b--`, 'multipart/form-data'],
    ['has another boundary', `${part('x')}--b--`, 'multipart/form-data; boundary=c'],
    ['is no form', 'a=b', 'text/plain'],
    ['has a part without a name', `${part('x', 'form-data')}--b--`, TYPE],
    ['has a large part that is no field', `${part('x'.repeat(200_000), 'attachment; name="a"')}--b--`, TYPE],
  ])('that %s is refused', async (_what, text, type) => {
    await expect(parse(text, type)).rejects.toEqual(refused('bad_request'));
  });

  it('with more parts than any of ours is refused, soon', async () => {
    const started = performance.now();
    await expect(parse(`${part('x').repeat(100_000)}--b--\r\n`)).rejects.toEqual(refused('too_large'));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('the form of a page', () => {
  const read = async (body: string | undefined, type: string | undefined) =>
    formOf(await readPageForm(body === undefined ? undefined : Buffer.from(body), type), 'km');

  it('is empty when nothing came', async () => {
    expect([...(await read(undefined, undefined))]).toEqual([]);
  });

  it('is thrown as the answer of what is wrong with it, in the language of the reader', async () => {
    const thrown: unknown[] = [];
    await read('{}', 'application/json').catch((error) => thrown.push(error));
    await formOf(new Problem('too_large'), 'km').catch((error) => thrown.push(error));
    const answers = thrown as Response[];
    expect(answers.map(({ status }) => status)).toEqual([400, 413]);
    expect(await answers[1]!.json()).toMatchObject({
      code: 'too_large',
      title: expect.stringMatching(/[ក-៙]/),
    });
  });
});
