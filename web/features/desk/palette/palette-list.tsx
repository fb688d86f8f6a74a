import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { grouped } from '#web/lib/grouped.ts';
import { useT } from '#web/lib/texts.tsx';
import type { PaletteItem } from './palette-items.ts';
import { closePalette } from './palette-store.ts';

export const paletteOption = (listId: string, index: number) => `${listId}-${index}`;

interface PaletteListProps {
  listId: string;
  items: readonly PaletteItem[];
  /** Where the arrow keys stand. */
  active: number;
}

/** What can be gone to or done, by groups; the list box of the field above. */
export function PaletteList({ listId, items, active }: PaletteListProps) {
  const t = useT();
  const groups = grouped(items, ({ group }) => group);
  return (
    <div role="listbox" id={listId} aria-label={t('desk:palette.results')}>
      {groups.map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a list box
        <div key={group} role="group" aria-label={t(`desk:palette.group.${group}`)}>
          <p className="hit-group" aria-hidden="true">
            {t(`desk:palette.group.${group}`)}
          </p>
          {members.map((item) => {
            const index = items.indexOf(item);
            return (
              <Item
                key={item.key}
                item={item}
                id={paletteOption(listId, index)}
                isActive={index === active}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Item({ item, id, isActive }: { item: PaletteItem; id: string; isActive: boolean }) {
  const { to, run, icon, text, lang, about } = item;
  const option = {
    id,
    role: 'option',
    className: 'palette-item',
    'aria-selected': isActive,
    'data-active': isActive || undefined,
    tabIndex: -1,
  } as const;
  const words = (
    <>
      <Icon of={icon} />
      <span lang={lang}>{text}</span>
      {about && (
        <span className="t-small t-3" lang="en">
          {about}
        </span>
      )}
    </>
  );
  if (to)
    return (
      <AppLink {...option} to={to} onClick={closePalette}>
        {words}
      </AppLink>
    );
  const act = () => {
    closePalette();
    run?.();
  };
  return (
    <button {...option} type="button" onClick={act}>
      {words}
    </button>
  );
}
