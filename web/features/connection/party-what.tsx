import type { Party } from '#shared/contracts/connection.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';

/** What one end of a connection is, under its name: "Mentor · retail, export"; nothing where nothing is known. */
export function PartyWhat({ party }: { party: Pick<Party, 'what' | 'what_kh'> }) {
  const { text, lang } = localName(party, useT().language, 'what');
  return text ? (
    <span className="t-small t-2 block" lang={lang}>
      {text}
    </span>
  ) : null;
}
