import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { SourceLineProps } from '#web/components/table/source-line.tsx';

/** Who stands behind a fact: what the record says of the field, else its owner. */
export function factSource(t: Translator, record: StakeholderDetail, ...fields: string[]): SourceLineProps {
  const fact = record.facts.find(({ field }) => fields.includes(field));
  if (!fact) return { kind: 'stated', text: t('stakeholder:source.stated') };
  const date = formatDate(t.language, fact.confirmed_at);
  return {
    kind: fact.source === 'owner' ? 'stated' : 'confirmed',
    text: t(`stakeholder:source.${fact.source}`, { date }),
  };
}
