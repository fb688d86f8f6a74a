import { z } from 'zod';

/** What a form carries so that the server can tell people from programs; see the answer of `botCheck`. */
export const botFields = {
  bot_stamp: z
    .string()
    .max(500)
    .optional()
    .describe(
      'The `stamp` of GET /public/api/v1/bot-check/, fetched at least 2 seconds before. Without one the first form of an address in an hour is taken; for later ones the answer is 422 and says that a key is missing.',
    ),
  bot_proof: z
    .string()
    .max(5_000)
    .optional()
    .describe(
      'The solution of the `challenge` of the same call. Optional: without one the limit is tighter.',
    ),
  /** Hidden from people; programs fill it. */
  nickname: z.string().max(500).optional(),
};
