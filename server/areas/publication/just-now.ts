import { sql } from 'drizzle-orm';

const LOOK_BACK_SECONDS = 1;

/**
 * Before this a moment counts as passed where it is asked what comes next. That is asked beside what is shown, not at the very
 * same time: of a moment in between, an answer read before it would be kept until the one after.
 */
export const JUST_NOW = sql.raw(`(now() - interval '${LOOK_BACK_SECONDS} second')`);
export const justNow = (): Date => new Date(Date.now() - LOOK_BACK_SECONDS * 1000);
