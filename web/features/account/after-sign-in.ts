/** Where whoever has no page yet says what they are; everybody else is led on to the home page from there. */
export const WELCOME_PATH = '/user/profile/welcome';

/** Whoever signed in on the home page came for nothing in particular: they are asked what they are. */
export const afterSignIn = (path: string): string => (path === '/' ? WELCOME_PATH : path);
