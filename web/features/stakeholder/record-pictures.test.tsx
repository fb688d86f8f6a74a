import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { SearchHit } from '#web/components/ui/search-hit.tsx';
import { TextsProvider } from '#web/lib/texts.tsx';
import { DirectoryResults } from './directory/directory-results.tsx';
import type { DirectoryData } from './directory/load-directory.ts';
import { type Category, KindCards, TypeCards } from './overview/category-cards.tsx';

const card = (logo: string) =>
  ({
    ...{ id: 's1', name: 'Loom', name_kh: '', summary: '', summary_kh: '', logo },
    ...{ kind: 'startup', category: 'startup', tags: [], updated_at: '2026-05-01T01:00:00Z' },
  }) as unknown as StakeholderCard;

const category = (logo: string) =>
  [{ slug: 'startup', count: 1, newest: [card(logo)] }] as unknown as Category[];
const table = (logo: string) =>
  ({
    list: { data: [card(logo)] },
    state: { view: 'table', ordering: 'name', filters: {}, page: 1, search: '' },
    category: 'startup',
    hits: {},
  }) as unknown as DirectoryData;

/** Every small list that names records, with the picture of the one in it. */
const LISTS: Record<string, (logo: string) => ReactNode> = {
  'the newest of a kind': (logo) => <KindCards kinds={category(logo)} />,
  'the newest of a type': (logo) => <TypeCards types={category(logo)} />,
  'the table of a directory': (logo) => <DirectoryResults {...table(logo)} path="/ecosystem/discover" />,
  'a result of the search': (logo) => (
    <SearchHit optionId="o" to="/" seed="s1" category="startup" imageUrl={logo} name="Loom" />
  ),
};

function html(part: ReactNode): string {
  const page = (
    <TextsProvider language="en" texts={catalog.en}>
      {part}
    </TextsProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('the logo of a record, or its pattern where it has none', () => {
  it.each(Object.entries(LISTS))('stands in %s', (_, list) => {
    expect(html(list('/files/l/128'))).toContain('src="/files/l/128"');
    expect(html(list('/files/l/128'))).not.toContain('pattern');
    expect(html(list(''))).toContain('pattern');
  });
});
