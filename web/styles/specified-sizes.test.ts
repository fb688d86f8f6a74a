import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SPECIFIED } from '#tests/specified-sizes.ts';

const sheet = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
/** What a rule of a sheet says, the first of its selector. */
const rule = (name: string, selector: string) =>
  new RegExp(`${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`).exec(sheet(name))?.[1] ?? '';
const FRAME = '../components/layout/frame.css';

it.each([
  ['9.010', 'dialogs.css', '.dialog-search', `max-width: ${SPECIFIED.search_dialog_max_px}px;`],
  ['9.011', 'dialogs.css', '.dialog-login', `max-width: ${SPECIFIED.login_dialog_max_px}px;`],
  ['9.024', FRAME, '.nav-menu', `max-height: min(${SPECIFIED.navigation_menu_max_rem}rem,`],
  ['9.025', FRAME, '.nav-menu-nested', `max-height: ${SPECIFIED.nested_menu_max_rem}rem;`],
  ['9.026', 'menus.css', '.menu', `width: ${SPECIFIED.profile_dropdown_max_width_px}px;`],
  ['9.027', 'menus.css', '.menu', `max-height: min(${SPECIFIED.profile_dropdown_max_height_px}px,`],
  ['9.030', 'media.css', '.video', `min-height: ${SPECIFIED.video_min_height_px}px;`],
  ['9.031', 'media.css', '.video', 'aspect-ratio: 16 / 9;'],
  ['9.006', 'feedback.css', '.progress[data-state="running"]::before', ` ${SPECIFIED.progress_ms}ms `],
  ['9.023', 'tokens.css', ':root', '--orange: #f97316;'],
])('%s: %s, %s', (_id, name, selector, says) => {
  const escaped = selector.replace('[', '\\[').replace(']', '\\]');
  expect(rule(name, escaped)).toContain(says);
});

it('the breakpoints are those specified, and one for the navigation (9.019)', () => {
  const px = [...sheet('theme.css').matchAll(/--breakpoint-(\w+): (\d+)px/g)];
  expect(px.filter(([, name]) => name !== 'nav').map(([, , width]) => Number(width))).toEqual([
    ...SPECIFIED.breakpoints_px,
  ]);
});
