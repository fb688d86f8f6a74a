/** The pattern over the sign-in form, in the dialog and on its page. */
export const SIGN_IN_PATTERN = {
  seed: 'welcome-2',
  category: 'startup',
  pattern: 1,
  width: 480,
  height: 113,
  thread: 4,
} as const;
