import type { Work } from '../database/work.ts';

/** By way of the sign-in page, so that the link also works for whoever is signed out. */
export const signInUrl = ({ context }: Work, path: string) =>
  `${context.services.config.publicUrl}/account/sign-in?next=${encodeURIComponent(path)}`;
