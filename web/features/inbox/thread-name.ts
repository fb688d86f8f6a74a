import type { ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { type LocalText, localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Whom a thread is with: the desk, a person or an organisation; whoever is gone has no name any more. */
export function threadName(t: Translator, { kind, party }: Pick<ThreadItem, 'kind' | 'party'>): LocalText {
  if (party) return localName(party, t.language);
  return { text: t(kind === 'review' ? 'inbox:desk' : 'inbox:gone'), lang: t.language };
}

/** The second line of a thread in the list: what is newest, or what it asks. */
export function threadLine(t: Translator, item: ThreadItem): string {
  const { excerpt, last_is_own, kind, asks, subject } = item;
  if (kind === 'review')
    return [localName(item, t.language, 'subject').text, excerpt].filter(Boolean).join(': ');
  if (excerpt) return last_is_own ? t('inbox:you', { text: excerpt }) : excerpt;
  if (kind === 'conversation') return t('inbox:line.connected');
  if (subject) return t(asks ? 'inbox:line.team' : 'inbox:kind.invitation');
  return t(asks ? 'inbox:line.connect' : 'inbox:kind.invitation');
}
