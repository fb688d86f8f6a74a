/** What a thread of the inbox is about. */
export const THREAD_KINDS = ['review', 'invitation', 'conversation'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** What the list of threads is narrowed to. */
export const INBOX_FILTERS = ['all', 'unread', 'archived'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/**
 * Whether something waits in a thread: something new that asks, or a question, unless its reader put it away or muted it. A
 * decision that asks for nothing is news alone: shown as unread, counted nowhere.
 */
export const waits = (item: {
  unread: number;
  asks: boolean;
  is_news: boolean;
  is_muted: boolean;
  is_archived: boolean;
}): boolean => !item.is_muted && !item.is_archived && ((item.unread > 0 && !item.is_news) || item.asks);

/**
 * A message that thanks and says nothing else, in either language; read by the database as well. It is news for whoever gets
 * it, and nothing they have to answer.
 */
export const THANKS_ALONE =
  '^[ ,.!]*((ok|okay|great|yes|បាទ|ចាស)[ ,.!។]*)?(many |សូម *)?(thanks|thank you|អរគុណ)( you| so much| very much| a lot| again| *ច្រើន| *បង| *លោកស្រី| *លោក| *អ្នក)*[ ,.!។🙏👍😊]*$';
const thanks = new RegExp(THANKS_ALONE, 'iu');
export const isThanks = (body: string): boolean => thanks.test(body.trim());

/** Longest message, in grapheme clusters. */
export const MESSAGE_MAX = 4_000;
/** Most files of one message. */
export const ATTACHMENTS_MAX = 4;
/** Messages of a thread that are shown at once; earlier ones are asked for. */
export const MESSAGES_A_PAGE = 30;

export const INBOX_PATH = '/user/profile/inbox';
export const threadPath = (id: string): string => `${INBOX_PATH}/${id}`;
/** Address of a file of a message: only readers of its thread get it. */
export const attachmentPath = (thread: string, file: string): string => `${threadPath(thread)}/file/${file}`;
