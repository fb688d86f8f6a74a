import { z } from 'zod';
import { CONTACT_STATUSES } from '#shared/domain/cases/contact.ts';
import { CONTACT_CATEGORY_SLUGS } from '#shared/domain/contact-categories.ts';
import { readContent } from './read-content.ts';
import { text } from './shapes.ts';

const message = z.strictObject({
  name: text,
  email: z.email(),
  category: z.enum(CONTACT_CATEGORY_SLUGS),
  language: z.enum(['en', 'km']),
  /** Hours since it was written. */
  hours: z.number(),
  status: z.enum(CONTACT_STATUSES),
  text,
  about: text.exactOptional(),
  /** Whether somebody of the desk has taken it. */
  taken: z.boolean().exactOptional(),
  reply: text.exactOptional(),
  note: text.exactOptional(),
});
export type ContactContent = z.infer<typeof message>;

/** What people wrote through the contact form, in every state. */
export const CONTACT_MESSAGES = readContent('contact-messages', z.array(message));
