/** What a mail says, before it has a look. Texts are plain; the layout escapes them. */
export interface MailContent {
  subject: string;
  blocks: readonly MailBlock[];
  /** Whoever answers this mail reaches the desk. */
  answers?: true;
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  /** A code to be typed, large and easy to copy. */
  | { kind: 'code'; label: string; code: string }
  /** The one thing to do; the address is written out as well. */
  | { kind: 'button'; label: string; url: string }
  /** Something else one may do, in small type: the words are the link. */
  | { kind: 'link'; label: string; url: string }
  /** Words of a person, with what they are about. */
  | { kind: 'quote'; label: string; text: string }
  /** Several things under a heading, each with its address; `more` says how many are left out. */
  | {
      kind: 'list';
      label: string;
      items: readonly { text: string; note: string; url: string }[];
      more: string;
    };
