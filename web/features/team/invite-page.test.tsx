import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { InvitePage } from './invite-page.tsx';
import type { InviteAnswer, InviteData } from './load-invite.ts';

const DATA: InviteData = {
  secret: 'a-link',
  signed_in: true,
  invitation: {
    id: '0190a000-0000-7000-8000-000000000001',
    role: 'owner',
    state: 'invited',
    note: '',
    invited_by: null,
    created_at: '2026-11-26T00:00:00Z',
    expires_at: '2026-12-10T00:00:00Z',
    decided_at: null,
    can: { accept: true, decline: true, withdraw: false },
    page: {
      id: '0190a000-0000-7000-8000-000000000002',
      kind: 'startup',
      name: 'Rice mill',
      name_kh: '',
      path: null,
    },
  },
};
const asked = (asks_code: boolean, message: string): InviteAnswer => ({
  asks_code,
  problem: { status: 422, code: 'invalid', title: 'Check', message, errors: { code: [message] } },
});

function draw(answer: InviteAnswer): string {
  const page = (
    <TextsProvider language="en" texts={catalog.en}>
      <InvitePage data={DATA} answer={answer} />
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it('a code is asked for in words above its empty field, and a wrong one is said at the field alone', () => {
  const first = draw(asked(true, 'We have sent a code.'));
  expect(first.match(/We have sent a code\./g)).toHaveLength(1);
  expect(first).not.toContain('aria-invalid="true"');
  const wrong = draw(asked(false, 'The code is wrong.'));
  expect(wrong.match(/The code is wrong\./g)).toHaveLength(1);
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).not.toContain('class="notice');
});
