import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Fact } from '#web/components/table/definition-list.tsx';

/** Who stands behind a fact, where somebody does; what names nobody is stated by the owner, as a note below says. */
export function factSource(
  t: Translator,
  record: Pick<StakeholderDetail, 'facts'>,
  ...fields: string[]
): Pick<Fact, 'source'> {
  const fact = record.facts.find(({ field }) => fields.includes(field));
  if (!fact) return {};
  const date = formatDate(t.language, fact.confirmed_at);
  return {
    source: {
      kind: fact.source === 'owner' ? 'stated' : 'confirmed',
      text: t(`stakeholder:source.${fact.source}`, { date }),
    },
  };
}
