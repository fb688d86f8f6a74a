import { z } from 'zod';
import { uuid } from './list.ts';

/** Parts that programs, events and resources share in their answers. */
export const organiser = z.object({
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  /** Category slug of its page. */
  category: z.string(),
});
export const termName = z.object({ slug: z.string(), name: z.string(), name_kh: z.string() });
export const titles = {
  title: z.string(),
  title_kh: z.string(),
  summary: z.string(),
  summary_kh: z.string(),
};
export const bodies = { body: z.string(), body_kh: z.string() };
