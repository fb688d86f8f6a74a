import { z } from 'zod';
import { isoMoment, tail, uuid } from './list.ts';

/** Parts that programs, events and resources share in their answers. */
export const organiser = z.object({
  id: uuid,
  tail,
  name: z.string(),
  name_kh: z.string(),
  /** Category slug of its page. */
  category: z.string(),
  /** Address of its logo; empty when there is none. */
  logo: z.string(),
});
export const termName = z.object({ slug: z.string(), name: z.string(), name_kh: z.string() });
export const titles = {
  title: z.string(),
  title_kh: z.string(),
  summary: z.string(),
  summary_kh: z.string(),
};
export const bodies = { body: z.string(), body_kh: z.string() };

/** The picture on top of a publication; `url` is its widest form, `small` the one for cards. Null: its pattern stands there. */
export const coverPicture = z.object({
  url: z.string(),
  small: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
  alt_kh: z.string(),
});
export type CoverPicture = z.infer<typeof coverPicture>;

/** What a card ends with: its picture, and whether the caller keeps it for later (false for visitors). */
export const cardEnd = { cover: coverPicture.nullable(), is_saved: z.boolean() };
/** What a page adds to the card: its text and when it was published and changed. */
export const pageParts = { ...bodies, published_at: isoMoment, updated_at: isoMoment };
