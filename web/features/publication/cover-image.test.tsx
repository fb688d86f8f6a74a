import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { CoverImage, type CoverImageProps } from './cover-image.tsx';

const cover = {
  url: '/files/a/1024',
  small: '/files/a/512',
  width: 1200,
  height: 675,
  alt: 'A field',
  alt_kh: '',
};

const htmlOf = (props: Partial<CoverImageProps>) =>
  renderToStaticMarkup(
    <TextsProvider language="en" texts={catalog.en}>
      <CoverImage cover={cover} {...props} />
    </TextsProvider>,
  );

it('a cover in a small box is fetched in the width that the box needs', () => {
  const html = htmlOf({ small: true, sizes: '192px' });
  expect(html).toContain('srcSet="/files/a/256 256w, /files/a/512 512w"');
  expect(html).toContain('sizes="192px"');
});

it('at the head of a page a phone may take half of it', () => {
  const html = htmlOf({});
  expect(html).toContain('srcSet="/files/a/512 512w, /files/a/1024 1024w"');
  expect(html).toContain('src="/files/a/1024"');
});
