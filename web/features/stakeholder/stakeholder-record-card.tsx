import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import type { MetaItem } from '#web/components/ui/meta-list.tsx';
import { RecordCard } from '#web/components/ui/record-card.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from './category-name.ts';

/** What a card or row says of a stakeholder in the page's language, the other language marked as such. */
export function useCardTexts(card: StakeholderCard, mixed = false) {
  const t = useT();
  const names = useCategoryNames();
  const name = localName(card, t.language);
  const other = otherName(card, t.language);
  const summary = localName(card, t.language, 'summary');
  const meta: MetaItem[] = [];
  if (mixed) meta.push({ icon: Tag, label: t('directory:kind_label'), text: names.one(card.category) });
  if (card.province) {
    const place = localName(card.province, t.language);
    meta.push({ icon: MapPin, label: t('stakeholder:facts.province'), text: place.text, lang: place.lang });
  }
  const tag = card.tags[0];
  if (tag && !mixed) {
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

/** What a card is headed with: its name, or, on the page of one person, what that person is there. */
type Heading = 'name' | 'role';

/** A stakeholder as a card of a list; where a list mixes kinds, the card says which it is instead of its field. */
export function StakeholderRecordCard({
  card,
  lead,
  level,
  mixed,
  heading = 'name',
}: {
  card: StakeholderCard;
  lead?: boolean;
  level?: 2 | 3;
  mixed?: boolean;
  heading?: Heading;
}) {
  const t = useT();
  const names = useCategoryNames();
  const { altLang, ...texts } = useCardTexts(card, mixed);
  return (
    <RecordCard
      id={card.id}
      category={kramaOf(card.kind)}
      to={stakeholderPath(card)}
      logoUrl={card.logo || null}
      lead={lead}
      level={level}
      save={<SaveToggle kind="stakeholder" id={card.id} name={texts.name} saved={card.is_saved} />}
      {...texts}
      {...(altLang ? { altLang } : {})}
      {...(heading === 'role' ? { name: names.one(card.category), nameLang: t.language, altName: null } : {})}
    />
  );
}
