import { z } from 'zod';

/** What a form carries so that the server can tell people from programs; see the answer of `botCheck`. */
export const botFields = {
  bot_stamp: z.string().max(500).optional(),
  bot_proof: z.string().max(5_000).optional(),
  /** Hidden from people; programs fill it. */
  nickname: z.string().max(500).optional(),
};
