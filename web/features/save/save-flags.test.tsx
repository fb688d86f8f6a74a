import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { EventCard as EventData } from '#shared/contracts/event.contract.ts';
import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import type { ResourceCard } from '#shared/contracts/resource.contract.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { EventCard } from '../event/event-card.tsx';
import { type HomeHighlight, HomeHighlights } from '../home/home-highlights.tsx';
import { HomeLibrary } from '../home/home-library.tsx';
import { ProgramRow } from '../program/program-row.tsx';
import { DirectoryResults } from '../stakeholder/directory/directory-results.tsx';
import type { DirectoryData } from '../stakeholder/directory/load-directory.ts';

const named = { title: 'Loom', title_kh: '', summary: '', summary_kh: '', is_saved: true };
const event = {
  ...named,
  id: 'e1',
  starts_at: '2026-05-01T01:00:00Z',
  is_online: true,
} as unknown as EventData;
const program = {
  ...named,
  id: 'p1',
  status: 'closed',
  stage_names: [],
  cohort_size: null,
} as unknown as ProgramCard;
const posts = ['r1', 'r2', 'r3'].map(
  (id) =>
    ({
      ...named,
      id,
      kind: 'blog',
      page: { slug: 'blog' },
      reading_minutes: 3,
      published_at: '2026-05-01T01:00:00Z',
    }) as never,
) as ResourceCard[];
const stakeholder = {
  id: 's1',
  name: 'Loom',
  name_kh: '',
  summary: '',
  summary_kh: '',
  kind: 'startup',
  category: 'startup',
  tags: [],
  updated_at: '2026-05-01T01:00:00Z',
  is_saved: true,
} as unknown as StakeholderCard;
const table = {
  list: { data: [stakeholder] },
  state: { view: 'table', ordering: 'name', filters: {}, page: 1, search: '' },
  category: 'startup',
  hits: {},
} as unknown as DirectoryData;

function flagsOf(part: ReactNode): string[] {
  const page = (
    <TextsProvider language="en" texts={catalog.en}>
      {part}
    </TextsProvider>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  );
  expect(html).not.toContain('aria-pressed="false"');
  return [...html.matchAll(/value="([a-z]+\.\w+)"/g)].map(([, key]) => key!);
}

describe('the saved flag (B.22)', () => {
  it('stands on an event and on a program, wherever they are listed', () => {
    expect(flagsOf(<EventCard event={event} />)).toEqual(['event.e1']);
    expect(flagsOf(<ProgramRow program={program} />)).toEqual(['program.p1']);
  });

  it('stands on every record that staff put first, and not on a link of theirs', () => {
    const records = (['program', 'event', 'resource', 'stakeholder'] as const).map((kind) => ({
      ...named,
      ...{ id: `h-${kind}`, kind, object_id: 'o1', cover: null, link: '/' },
    }));
    const link: HomeHighlight = { ...records[0]!, id: 'h-link', kind: 'link', object_id: null };
    expect(flagsOf(<HomeHighlights highlights={[...records, link]} />)).toEqual([
      'program.o1',
      'event.o1',
      'resource.o1',
      'stakeholder.o1',
    ]);
  });

  it('stands on every post and file of the home page', () => {
    expect(flagsOf(<HomeLibrary resources={posts} />)).toEqual(['resource.r1', 'resource.r2', 'resource.r3']);
  });

  it('stands in every row of the directory as a table', () => {
    expect(flagsOf(<DirectoryResults {...table} path="/ecosystem/discover" />)).toEqual(['stakeholder.s1']);
  });
});
