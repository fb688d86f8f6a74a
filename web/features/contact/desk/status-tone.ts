import type { ContactStatus } from '#shared/domain/cases/contact.ts';
import type { TagTone } from '#web/components/ui/tag.tsx';

/** Open asks for something, answered is in order, closed is over. */
export const CONTACT_TONES: Readonly<Record<ContactStatus, TagTone>> = {
  open: 'info',
  answered: 'ok',
  closed: 'idle',
};
