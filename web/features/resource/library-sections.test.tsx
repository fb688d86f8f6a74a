import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { type LibrarySection, LibrarySections } from './library-sections.tsx';

const section = (slug: string, newest: LibrarySection['newest']): LibrarySection => ({
  page: { slug, kind: 'blog', name: `Name of ${slug}`, name_kh: '', count: 3 },
  newest,
});

it('resources of a category that cannot be loaded leave a line in their place, other sections stand (8.010, B.85)', () => {
  const page = (
    <TextsProvider language="en" texts={catalog.en}>
      <LibrarySections sections={[section('blog', null), section('news', [])]} />
    </TextsProvider>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  );
  expect(html.split(catalog.en.common!.state.could_not_load)).toHaveLength(2);
  expect(html.split(catalog.en.resource!.list.empty)).toHaveLength(2);
  expect(html).toContain('Name of blog');
});
