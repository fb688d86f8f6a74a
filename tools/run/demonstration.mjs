import { Refusal } from './refusal.mjs';

/**
 * What `npm start` adds to the environment: a demonstration, unless the operator says which mode it is or whether it is one.
 * A database of theirs is not written into before they have said so.
 */
export function demonstration({ NODE_ENV, DEMO, DATABASE_URL, DATABASE_URL_FILE }) {
  if (NODE_ENV || DEMO) return {};
  if (DATABASE_URL || DATABASE_URL_FILE)
    throw new Refusal(
      'DATABASE_URL is set, and nothing says what for. For a demonstration, which writes demo data and accounts with a published password into an empty database: DEMO=1 npm start. For a real site: NODE_ENV=production npm start.',
    );
  return { NODE_ENV: 'production', DEMO: '1' };
}
