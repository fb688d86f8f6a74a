/** The name of the controls of the moment of publication. */
export const PUBLISH_AT = 'publish_at';
/** The same of the moment at which a public record goes off the site. */
export const WITHDRAW_AT = 'withdraw_at';
/** The colleague who is asked to read, and a word to them. */
export const READER = 'reader_id';
export const READER_WORD = 'reader_word';

/** What the panel does besides saving and the verbs of a record. */
export const PANEL_INTENTS = ['discard', 'withdraw', 'stay', 'ask', 'agree', 'share'] as const;
export type PanelIntent = (typeof PANEL_INTENTS)[number];
export const isPanelIntent = (intent: string): intent is PanelIntent =>
  (PANEL_INTENTS as readonly string[]).includes(intent);
