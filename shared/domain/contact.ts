/** Longest message of the contact form and longest reply to it, in grapheme clusters. */
export const CONTACT_TEXT_MAX = 5_000;
/** Shorter than this is no message that anybody could answer. */
export const CONTACT_TEXT_MIN = 5;
/** Working days within which a message is answered (contact page, mails). */
export const CONTACT_ANSWER_DAYS = 2;

const NOWHERE = 'https://nowhere.invalid';
const ABOUT_MAX = 300;

/** The page of this site that a message is about, as a path; empty for anything that is none. */
export function aboutPath(typed: string): string {
  const text = typed.trim();
  if (!text.startsWith('/') || text.length > ABOUT_MAX || /^\/[/\\]|[\\\p{C}]/u.test(text)) return '';
  try {
    const { origin, pathname, search } = new URL(text, NOWHERE);
    return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search : '';
  } catch {
    return '';
  }
}
