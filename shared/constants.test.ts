import { describe, expect, it } from 'vitest';
import * as constants from './constants.ts';

const values: Record<string, unknown> = { ...constants };

/** Section 9 of the specification and the bounds of checklist B, by id. */
const specified: [id: string, name: keyof typeof constants, value: unknown][] = [
  ['9.001', 'DEFAULT_PAGE_SIZE', 20],
  ['9.002', 'INITIAL_CURRENT_PAGE', 1],
  ['9.003', 'INITIAL_TOTAL_PAGES', 10],
  ['9.004', 'TOAST_DURATION_MS', 5000],
  ['9.005', 'PROGRESS_THROTTLE_MS', 200],
  ['9.006', 'PROGRESS_DURATION_MS', 5000],
  ['9.007', 'PROGRESS_HIDE_MS', 500],
  ['9.008', 'FETCH_MIN_DELAY_MS', 200],
  ['9.009', 'SEARCH_DELAY_MS', 800],
  ['9.010', 'SEARCH_DIALOG_MAX_PX', 768],
  ['9.011', 'LOGIN_DIALOG_MAX_PX', 400],
  ['9.012', 'SCROLL_DIRECTION_PX', 40],
  ['9.013', 'TOP_BAR_AT_TOP_PX', 40],
  ['9.014', 'SCROLL_TO_TOP_PX', 70],
  ['9.015', 'PHONE_MIN_DIGITS', 8],
  ['9.015', 'PHONE_MAX_DIGITS', 15],
  ['9.016', 'USERNAME_MIN', 4],
  ['9.016', 'USERNAME_MAX', 20],
  ['9.017', 'PASSWORD_MIN', 8],
  ['9.018', 'IMAGE_TYPES', ['image/jpeg', 'image/png']],
  ['9.019', 'BREAKPOINTS_PX', [320, 640, 768, 1024, 1280, 1536]],
  ['9.023', 'THEME_COLOUR', '#f97316'],
  ['9.024', 'NAVIGATION_MENU_MAX_REM', 35],
  ['9.025', 'NESTED_MENU_MAX_REM', 10],
  ['9.026', 'PROFILE_DROPDOWN_MAX_WIDTH_PX', 300],
  ['9.027', 'PROFILE_DROPDOWN_MAX_HEIGHT_PX', 550],
  ['9.028', 'AVATAR_PX', 40],
  ['9.030', 'VIDEO_MIN_HEIGHT_PX', 350],
  ['9.031', 'VIDEO_ASPECT_RATIO', '16 / 9'],
  ['9.032', 'PREFETCH_IDLE_TIMEOUT_MS', 2000],
  ['3.045', 'MONTHS', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['9.034', 'MONTHS', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['9.036', 'BADGE_HIDDEN_UP_TO', 0],
  ['8.020', 'SUCCESS_POPUP_MS', 1000],
  ['B.54', 'INVITATION_EXPIRY_DAYS', 90],
  ['B.54', 'REINVITE_AFTER_DAYS', 21],
  ['B.57', 'PROGRAM_SHARING_TOKEN_HOURS', 72],
  ['B.57', 'UNVERIFIED_KEPT_DAYS', 14],
  ['B.59', 'EVENT_SPOTLIGHTS_MAX', 5],
  ['B.60', 'IMAGE_MAX_MB', 5],
  ['B.60', 'DOCUMENT_MAX_MB', 20],
  ['B.60', 'PITCH_DECK_MAX_MB', 20],
  ['B.61', 'NAME_MAX', 120],
  ['B.61', 'SHORT_TEXT_MAX', 255],
  ['B.61', 'SUMMARY_MAX', 500],
  ['B.61', 'RICH_TEXT_MAX', 20_000],
  ['B.64', 'EMAIL_MAX', 254],
  ['B.68', 'YEAR_OF_ESTABLISHMENT_MIN', 1900],
];

describe('constants of the specification', () => {
  it.each(specified)('%s: %s', (_id, name, value) => {
    expect(values[name]).toEqual(value);
  });

  it('name their unit when they measure something', () => {
    const bare = Object.keys(values).filter((name) =>
      /(?:DELAY|DURATION|TIMEOUT|WIDTH|HEIGHT|EXPIRY)$/.test(name),
    );
    expect(bare).toEqual([]);
  });
});
