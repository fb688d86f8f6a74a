import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { withLineBreaks } from '#shared/khmer/line-breaks.ts';

const WRITTEN = 'ស្តាតអាប់ថ្មី';
const marked = withLineBreaks(WRITTEN);

const Shown = ({ title }: { title: string }) => <b>{title}</b>;

describe('marks of lines in what is drawn', () => {
  it('stand in texts', () => {
    expect(marked).not.toBe(WRITTEN);
    expect(renderToStaticMarkup(<p>{marked}</p>)).toBe(`<p>${marked}</p>`);
  });

  it.each([
    ['names', <button key="" type="button" aria-label={marked} title={marked} />],
    [
      'links of the router',
      <MemoryRouter key="">
        <Link to={`/?tag=${encodeURIComponent(marked)}`} aria-label={marked} title={marked} />
      </MemoryRouter>,
    ],
    ['pictures', <img key="" alt={marked} src="/a.png" />],
    ['fields', <input key="" placeholder={marked} defaultValue={marked} />],
    ['long fields', <textarea key="" placeholder={marked} defaultValue={marked} />],
    ['choices', <option key="">{marked}</option>],
    ['a tab', <title key="">{`${marked} – Phum`}</title>],
    ['choices of parts', <option key="">{[marked, ' (2)']}</option>],
    ['what other sites read', <meta key="" name="description" content={marked} />],
    [
      'addresses',
      <a key="" href={`https://t.me/?text=${encodeURIComponent(marked)}`}>
        a
      </a>,
    ],
  ])('and not in %s', (_what, element) => {
    const drawn = decodeURIComponent(renderToStaticMarkup(element));
    expect(drawn).not.toMatch(/[\u200B\u2060]/);
    expect(drawn).toContain(WRITTEN);
  });

  it('what a component is given stays as it is', () => {
    expect(renderToStaticMarkup(<Shown title={marked} />)).toBe(`<b>${marked}</b>`);
  });
});
