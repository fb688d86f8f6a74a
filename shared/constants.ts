/**
 * The specification's constants (section 9) and the bounds it leaves to the design (checklist B), each once. What a style
 * sheet alone needs stands there (docs/adr/0017-values-of-the-specification.md).
 * Unit in the name: `_MS` milliseconds, `_PX` pixels, `_REM` root ems, `_BYTES`, `_DAYS`, `_HOURS`, `_MINUTES`.
 */

// ---- Lists and requests -------------------------------------------------------------------------------------

/** Records on a page when nothing else is asked. */
export const DEFAULT_PAGE_SIZE = 20;
/** Most records a caller may ask for at once. */
export const MAX_PAGE_SIZE = 100;
/** The page of a list when none is asked for. */
export const INITIAL_CURRENT_PAGE = 1;

// ---- Feedback -----------------------------------------------------------------------------------------------

/** A toast goes after this; hover and focus pause it. */
export const TOAST_DURATION_MS = 5000;
/** The success popup closes by itself; error popups never do. */
export const SUCCESS_POPUP_MS = 1000;
/** The top progress bar appears only when loading takes longer. */
export const PROGRESS_THROTTLE_MS = 200;
/** The finished progress bar stays this long. */
export const PROGRESS_HIDE_MS = 500;

// ---- Search -------------------------------------------------------------------------------------------------

/** Search runs this long after typing stops. */
export const SEARCH_DELAY_MS = 800;
/** Searches remembered on the device. */
export const RECENT_SEARCHES = 5;
/** Longest search text the server looks at, in grapheme clusters. */
export const MAX_SEARCH_LENGTH = 200;

// ---- Shell --------------------------------------------------------------------------------------------------

/** Where the browser comes back to from the national digital identity. */
export const IDENTITY_RETURN_PATH = '/camdigikey-login';
/** Scroll change that counts as a direction. */
export const SCROLL_DIRECTION_PX = 40;
/** Under this the top bar counts as at the top. */
export const TOP_BAR_AT_TOP_PX = 40;
/** The scroll-to-top button shows beyond this. */
export const SCROLL_TO_TOP_PX = 70;
/** Avatar in the bar. */
export const AVATAR_PX = 40;
/** Picture of a person without one. */
export const DEFAULT_PHOTO_URL = '/images/default-user.svg';
/** Counts above this are drawn as "99+". */
export const BADGE_MAX = 99;
/** The notification badge shows only above this. */
export const BADGE_HIDDEN_UP_TO = 0;
/** Links are prefetched at the latest after this much idle waiting. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;
/** No prefetch on these connection types, nor with Save-Data. */
export const NO_PREFETCH_CONNECTIONS = ['slow-2g', '2g'] as const;
/** Query parameter value that opens the sign-in dialog: `?action=login`. */
export const LOGIN_ACTION = 'login';

// ---- Languages and time -------------------------------------------------------------------------------------

/** Months of a year. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

// ---- Text bounds, in grapheme clusters ----------------------------------------------------------------------

/** Names of people, organisations, programs. */
export const NAME_MAX = 120;
/** One-line texts. */
export const SHORT_TEXT_MAX = 255;
/** Summaries. */
export const SUMMARY_MAX = 500;
/** Rich text, tags not counted. */
export const RICH_TEXT_MAX = 20_000;
/** Longest e-mail address, in characters. */
export const EMAIL_MAX = 254;
/** Longest web address, in characters. */
export const URL_MAX = 2048;
/** Note of a connection invitation. */
export const INVITATION_NOTE_MAX = 300;
/** Message of a reviewer, and the answer to it. */
export const REVIEW_MESSAGE_MAX = 2000;
/** The counter under a bounded text shows from this share on. */
export const COUNTER_FROM = 0.75;
/** Phone digits. */
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;
/** Username characters. */
export const USERNAME_MIN = 4;
export const USERNAME_MAX = 20;
/** Password characters; the upper bound keeps hashing cheap. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** First year an organisation may have been established in. */
export const YEAR_OF_ESTABLISHMENT_MIN = 1900;
/** Most founders a form accepts. */
export const FOUNDERS_MAX = 50;
/** Largest amount of money, in minor units: fits a double exactly. */
export const MONEY_MAX_MINOR = 1_000_000_000_000_000;

// ---- Files --------------------------------------------------------------------------------------------------

/** Bytes in the "MB" of the file-size message. */
export const MEGABYTE_BYTES = 1024 * 1024;
/** Largest image in MB. */
export const IMAGE_MAX_MB = 5;
/** Largest document in MB. */
export const DOCUMENT_MAX_MB = 20;
/** Accepted image types. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
/** Accepted document types for proofs. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Where files come in parts over lines that break (tus), and how long what came is kept, used or not. */
export const UPLOAD_PATH = '/base-api/uploads';
export const UPLOAD_HOURS = 24;
/** Files one form may carry. */
export const FILES_PER_FORM_MAX = 6;

// ---- Forms --------------------------------------------------------------------------------------------------

/** Fewer choices than this are radios or checkboxes. */
export const RADIO_BELOW_OPTIONS = 7;
/** More choices than this become a searchable combobox. */
export const COMBOBOX_ABOVE_OPTIONS = 12;

// ---- Sessions and one-time codes ----------------------------------------------------------------------------

/** Life of an access token (architecture 6). */
export const ACCESS_TOKEN_MINUTES = 15;
/** Life of a refresh token (architecture 6). */
export const REFRESH_TOKEN_DAYS = 30;
/** A session that nobody used for so long is over; at the desk, where more can be read, sooner. */
export const SESSION_IDLE_DAYS = 14;
export const DESK_SESSION_IDLE_DAYS = 1;
/** Parallel requests may reuse the previous refresh token this long (architecture 6). */
export const REFRESH_GRACE_MS = 30_000;
/** Name of the language cookie and of its twin in local storage. */
export const LANGUAGE_COOKIE = 'language';
/** Digits of an e-mail code. */
export const EMAIL_CODE_DIGITS = 6;
/** Life of an e-mail code. */
export const EMAIL_CODE_MINUTES = 30;
/** Wrong guesses after which a code is void. */
export const EMAIL_CODE_ATTEMPTS = 5;
/** A new code may be asked for after this. */
export const EMAIL_CODE_RESEND_MS = 60_000;

// ---- Review, programs, people -------------------------------------------------------------------------------

/** Working days within which a request is answered (home and get-listed texts). */
export const ANSWER_WORKING_DAYS = 5;
/** Life of a program-sharing link. */
export const PROGRAM_SHARING_TOKEN_HOURS = 72;
/** Suggestions whose e-mail was never confirmed are deleted after this. */
export const UNVERIFIED_KEPT_DAYS = 14;
/** Days left at which a deadline counts as near (DESIGN 3, fringe meter). */
export const CLOSING_SOON_DAYS = 3;
/** Most spotlight events. */
export const EVENT_SPOTLIGHTS_MAX = 5;
/** An unanswered connection invitation expires. */
export const CONNECTION_OPEN_DAYS = 90;
/** Earliest new invitation after the last one. */
export const REINVITE_AFTER_DAYS = 21;
/** Open invitations a new account may have sent in a week. */
export const OPEN_INVITATIONS_PER_WEEK = 20;
/** Days a present owner has to object to a claim. */
export const CLAIM_OBJECTION_DAYS = 7;
/** Programs a team may have begun and not sent. */
export const ESO_DRAFTS_MAX = 50;

/** Owners see how often their page was opened in so many days. */
export const PROFILE_VIEW_DAYS = 30;
