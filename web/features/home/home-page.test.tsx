import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getShell, listHighlights, listPartners } from '#shared/contracts/content.contract.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResources } from '#shared/contracts/resource.contract.ts';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { apiContext } from '#web/lib/api-context.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load-home.ts';

const EMPTY = { data: [] };
const answers = new Map<Contract, unknown>([
  [getShell as Contract, { counts: { all: 9, startup: 5, mentor: 2, investor: 1, eso: 1, other: 0 } }],
  [getProgramPage as Contract, { closing_soon: [], open_count: 3 }],
  [getFundingAmount as Contract, { totals: [], periods: [], as_of: '2026-01-01T00:00:00Z' }],
  ...[listEvents, listResources, listPartners, listHighlights, listStakeholders].map(
    (contract) => [contract as Contract, EMPTY] as const,
  ),
]);
const PARTS = [...answers.keys()].filter((contract) => contract !== getShell);
const ERROR = catalog.en.common!.state.could_not_load;

function contextOf(failing: Contract | null, code = 'internal', status = 500) {
  const context = new RouterContextProvider();
  context.set(apiContext, {
    call: async (contract) =>
      contract === failing
        ? { ok: false, problem: { status, code, title: '', message: '' } }
        : { ok: true, value: answers.get(contract) },
    caller: { actor: { kind: 'visitor' }, language: 'en' },
    publicUrl: 'http://phum.example',
    demo: false,
    openApi: () => ({}),
  });
  return context;
}

async function draw(failing: Contract | null): Promise<string> {
  const data = await loadHome(contextOf(failing));
  const page = (
    <TextsProvider language="en" texts={catalog.en}>
      <HomePage {...data} />
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

describe('the home page (2.150)', () => {
  it('stands whole while everything can be loaded', async () => {
    expect(await draw(null)).not.toContain(ERROR);
  });

  it('leads to the forms and to the claim of a page', async () => {
    const [, closing = ''] = (await draw(null)).split(catalog.en.home!.cta.title);
    const links = [...closing.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    expect(links.slice(0, 2)).toEqual(['/ecosystem/get-listed', '/user/profile/matching']);
  });

  it('counts one as one', async () => {
    const words = (await draw(null)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain('5 Startups 2 Mentors 1 Investor 1 Support organisation 3 Programs open now');
  });

  it.each(PARTS.map((contract) => [contract.id, contract] as const))(
    'stands without %s, and says in its place that it could not be loaded (B.85)',
    async (_id, contract) => {
      const html = await draw(contract);
      expect(html.split(ERROR)).toHaveLength(2);
      expect(html).toContain('</h1>');
    },
  );

  it('without its events in front, says so and nothing else (8.008)', async () => {
    const html = await draw(listEvents);
    expect(html).toContain(ERROR);
    expect(html).toContain('</h1>');
  });

  it('fails as a whole when the database is gone (8.004)', async () => {
    const lost = loadHome(contextOf(listEvents, 'unavailable', 503));
    await expect(lost).rejects.toMatchObject({ init: { status: 503 } });
  });
});
