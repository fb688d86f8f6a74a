import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { HomePartners } from './home-closing.tsx';

type Partners = Parameters<typeof HomePartners>[0]['partners'];
const one = (role: Partners[number]['role']) =>
  ({ id: role, name: role, name_kh: '', logo: '', mark: '', url: '', role }) as Partners[number];
const shown = (partners: Partners) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider language="en" texts={catalog.en}>
        <HomePartners partners={partners} />
      </TextsProvider>
    </MemoryRouter>,
  );
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);
const { coordinated, title } = catalog.en.home!.partners;

it('who coordinates and who supports have a heading where there is somebody under it: a new site names nobody', () => {
  expect(shown([])).toBe('');
  expect(headings(shown([one('partner')]))).toEqual([title]);
  expect(headings(shown([one('coordinator'), one('partner')]))).toEqual([coordinated, title]);
});
