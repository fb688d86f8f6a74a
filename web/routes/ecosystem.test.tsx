import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { getNetworkPage } from '#shared/contracts/content.contract.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { apiContext } from '#web/lib/api-context.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import Ecosystem, { loader } from './ecosystem.tsx';

it('stands without the network page and its list, and says so where they would be (2.006, 8.009, 8.011, B.85)', async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, {
    call: async (contract) =>
      contract.id === getNetworkPage.id
        ? { ok: false, problem: { status: 500, code: 'internal', title: '', message: '' } }
        : { ok: true, value: { data: [] } },
    caller: { actor: { kind: 'visitor' }, language: 'en' },
    publicUrl: 'http://phum.example',
    demo: false,
    openApi: () => ({}),
  });
  const asked = { request: new Request('http://phum.example/ecosystem'), context, params: {} };
  const loaderData = await loader(asked as unknown as Parameters<typeof loader>[0]);
  const props = { loaderData } as Parameters<typeof Ecosystem>[0];
  const page = (
    <TextsProvider language="en" texts={catalog.en}>
      <Ecosystem {...props} />
    </TextsProvider>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  );
  expect(html.split(catalog.en.common!.state.could_not_load)).toHaveLength(3);
  expect(html).toContain(catalog.en.directory!.overview.title);
});
