import BookmarkX from 'lucide-react/icons/bookmark-x';
import { Form } from 'react-router';
import type { SavedCard, SavedItem } from '#shared/contracts/save.contract.ts';
import { SAVED_PATH, savedKey } from '#shared/domain/saved.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { useT } from '#web/lib/texts.tsx';
import { SaveToggle } from './save-toggle.tsx';
import { savedFacts } from './saved-facts.ts';

interface SavedRowProps {
  item: SavedItem;
  now: string;
  /** Among what is near: since when it is saved does not matter there. */
  near?: boolean;
}

/** Something saved as a line: its pattern or logo, its name, what matters of it now, and the way off the list. */
export function SavedRow({ item, now, near }: SavedRowProps) {
  return (
    <li className="saved-row">
      {item.card ? <There item={item} card={item.card} now={now} near={near} /> : <Gone item={item} />}
    </li>
  );
}

function There({ item, card, now, near }: SavedRowProps & { card: SavedCard }) {
  const t = useT();
  const name = localName(card, t.language);
  return (
    <>
      {card.image && item.kind === 'stakeholder' ? (
        <LabelPlate logoUrl={card.image} initials="" />
      ) : (
        <Swatch seed={item.object_id} category={patternOf(item, card)} imageUrl={card.image} />
      )}
      <div className="saved-what">
        <h3 className="t-h4" lang={name.lang}>
          <AppLink to={card.link}>{name.text}</AppLink>
        </h3>
        <ul className="saved-facts">
          {savedFacts(t, item, card, now, near).map(({ icon, text, lang }) => (
            <li key={text}>
              <Icon of={icon} size="s" />
              <span lang={lang}>{text}</span>
            </li>
          ))}
        </ul>
        <p className="saved-off">{t('save:removed')}</p>
      </div>
      <SaveToggle kind={item.kind} id={item.object_id} name={name.text} saved />
    </>
  );
}

/** What is gone keeps its kind and nothing else. */
function Gone({ item }: { item: SavedItem }) {
  const t = useT();
  const title = t(`save:gone.${item.group}`);
  return (
    <>
      <span className="saved-gone">
        <Icon of={BookmarkX} />
      </span>
      <div className="saved-what">
        <h3 className="t-h4 t-3">{title}</h3>
        <p className="t-small t-3">{t('save:gone.text')}</p>
      </div>
      <Form method="post" action={SAVED_PATH} preventScrollReset>
        <Button
          type="submit"
          look="line"
          size="s"
          name="unsave"
          value={savedKey(item)}
          aria-label={`${t('save:gone.remove')}: ${title}`}
        >
          {t('save:gone.remove')}
        </Button>
      </Form>
    </>
  );
}

function patternOf({ group }: SavedItem, { category }: SavedCard): KramaCategory {
  if (group === 'startup' || group === 'mentor' || group === 'investor') return group;
  if (group === 'stakeholder') return category === 'eso' ? 'eso' : 'other';
  return 'neutral';
}
