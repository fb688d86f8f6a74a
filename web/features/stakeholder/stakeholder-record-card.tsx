import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import type { MetaItem } from '#web/components/ui/meta-list.tsx';
import { RecordCard } from '#web/components/ui/record-card.tsx';
import { useT } from '#web/lib/texts.tsx';
import { kramaOf, stakeholderPath } from './stakeholder-link.ts';

/** What a card or row says of a stakeholder in the page's language, the other language marked as such. */
export function useCardTexts(card: StakeholderCard) {
  const t = useT();
  const name = localName(card, t.language);
  const other = otherName(card, t.language);
  const summary = localName(card, t.language, 'summary');
  const meta: MetaItem[] = [];
  if (card.province) {
    const place = localName(card.province, t.language);
    meta.push({ icon: MapPin, label: t('stakeholder:facts.province'), text: place.text, lang: place.lang });
  }
  const tag = card.tags[0];
  if (tag) {
    const text = localName(tag, t.language);
    meta.push({ icon: Layers, label: t('stakeholder:facts.field'), text: text.text, lang: text.lang });
  }
  return {
    name: name.text,
    nameLang: name.lang,
    altName: other?.text ?? null,
    altLang: other?.lang,
    description: summary.text,
    descriptionLang: summary.lang,
    initials: initials(name.text),
    meta,
  };
}

/** A stakeholder as a card of a list. */
export function StakeholderRecordCard({
  card,
  lead,
  level,
}: {
  card: StakeholderCard;
  lead?: boolean;
  level?: 2 | 3;
}) {
  const { altLang, ...texts } = useCardTexts(card);
  return (
    <RecordCard
      id={card.id}
      category={kramaOf(card.kind)}
      to={stakeholderPath(card)}
      logoUrl={card.logo || null}
      lead={lead}
      level={level}
      {...texts}
      {...(altLang ? { altLang } : {})}
    />
  );
}
