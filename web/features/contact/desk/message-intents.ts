/** The buttons with which one or many messages take a step. */
const MESSAGE_INTENTS = ['take', 'assign', 'release', 'close', 'reopen', 'undo'] as const;
export type MessageIntent = (typeof MESSAGE_INTENTS)[number];

export const isMessageIntent = (text: string): text is MessageIntent =>
  MESSAGE_INTENTS.some((one) => one === text);
