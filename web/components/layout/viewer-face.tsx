import { DEFAULT_PHOTO_URL } from '#shared/constants.ts';
import { personInitials, personName } from '#shared/format/person-name.ts';
import type { Viewer } from '#web/features/shell/shell-data.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import { Avatar } from '../ui/avatar.tsx';

/** Photo of the signed-in person, else their initials, else the bundled picture. */
export function ViewerFace({ viewer, light }: { viewer: Viewer; light?: boolean }) {
  const initials = personInitials(viewer, useLanguage());
  const own = viewer.photo !== '' && viewer.photo !== DEFAULT_PHOTO_URL;
  const photo = own ? viewer.photo : initials ? null : DEFAULT_PHOTO_URL;
  return <Avatar initials={initials} photoUrl={photo} light={light} />;
}

/** Name in the reader's language, e-mail under it. */
export function useViewerName(viewer: Viewer) {
  return personName(viewer, useLanguage());
}
