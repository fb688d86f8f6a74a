import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import type { RecordView } from './record-view.ts';
import { UnownedActions } from './unowned-actions.tsx';

const record = {
  id: '018cc251-f400-7058-811c-15ec262498ff',
  kind: 'mentor',
  category: 'mentor',
  name: 'Tep Lina',
  name_kh: 'ទេព លីណា',
} as RecordView;

const render = (language: Language) => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <TextsProvider language={language} texts={catalog[language]}>
          <UnownedActions record={record} />
        </TextsProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

describe('a page nobody is in charge of', () => {
  it.each(['en', 'km'] as const)('can be asked through the desk and invited (%s)', (language) => {
    const html = render(language);
    const texts = catalog[language].stakeholder?.unowned;
    expect(html).toContain(`category=event-and-partnership&amp;about=${record.id}`);
    expect(html).toContain(texts?.ask);
    const mail = /href="mailto:\?([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const query = new URLSearchParams(mail);
    const name = language === 'km' ? record.name_kh : record.name;
    expect(query.get('subject')).toContain(name);
    expect(query.get('body')).toContain(`/mentor/${record.id}/claim`);
  });
});
