import { DEFAULT_PHOTO_URL } from '#shared/constants.ts';

/** The address of the photo a person has; null where their initials stand in, the bundled picture without those. */
export function ownPhoto({ photo }: { photo: string }, initials: string): string | null {
  if (photo !== '' && photo !== DEFAULT_PHOTO_URL) return photo;
  return initials ? null : DEFAULT_PHOTO_URL;
}
