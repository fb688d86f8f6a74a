import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Task } from '#shared/contracts/task.contract.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { TaskList } from './task-list.tsx';

const task: Task = {
  kind: 'connection',
  object_id: '018cc251-f400-7058-811c-15ec262498ff',
  page_id: null,
  page: null,
  about: null,
  who: {
    kind: 'person',
    id: '018cc251-f400-7058-811c-15ec262498fe',
    name: 'Tep Lina',
    name_kh: 'ទេព លីណា',
    what: 'Mentor · retail',
    what_kh: 'អ្នកណែនាំ',
    line: '',
    line_kh: '',
    photo: '',
    url: '/user/018cc251-f400-7058-811c-15ec262498fe',
  },
  by: null,
  purpose: '',
  note: '',
  reveals: [],
  count: 0,
  since: '2026-11-01T08:00:00.000Z',
  until: null,
  link: '/user/network',
};

function render(language: Language, one: Task): string {
  const element = (
    <TextsProvider language={language} texts={catalog[language]}>
      <TaskList tasks={[one]} action="/user/profile" />
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('somebody asks to connect, answered in the row (B.10)', () => {
  it.each(LANGUAGES)('says beside the yes what they will see, and where that is changed (%s)', (language) => {
    const { nothing = '', field } = catalog[language].connection?.reveals ?? {};
    const name = language === 'km' ? 'ទេព លីណា' : 'Tep Lina';
    const shown = render(language, { ...task, reveals: ['email'] });
    expect(shown).toContain(field?.email);
    expect(shown).toContain('/user/profile/bio');
    expect(render(language, task)).toContain(nothing.replace('{name}', name));
  });
});
