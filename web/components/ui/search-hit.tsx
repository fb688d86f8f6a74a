import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import type { ReactNode } from 'react';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Swatch } from '../krama/swatch.tsx';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

export interface SearchHitProps {
  /** Id of the option, for `aria-activedescendant`. */
  optionId: string;
  to: string;
  seed: string;
  category: KramaCategory;
  imageUrl?: string | null;
  /** With `<mark>` around what was found. */
  name: ReactNode;
  nameLang?: string;
  altName?: ReactNode;
  altLang?: string;
  text?: ReactNode;
  textLang?: string;
  /** What else says why it was found. */
  match?: ReactNode;
  matchLang?: string;
  /** The one the arrow keys stand on. */
  active?: boolean;
  onPick?: () => void;
}

/** A result in the search dialog: an option of the list box that is also a link. */
export function SearchHit({ optionId, active, onPick, ...hit }: SearchHitProps) {
  return (
    <AppLink
      to={hit.to}
      id={optionId}
      className="hit"
      role="option"
      aria-selected={Boolean(active)}
      data-active={active || undefined}
      tabIndex={-1}
      onClick={onPick}
    >
      <Swatch seed={hit.seed} category={hit.category} imageUrl={hit.imageUrl} />
      <span>
        <span className="hit-name">
          <span lang={hit.nameLang}>{hit.name}</span>{' '}
          {hit.altName && (
            <span className="hit-alt" lang={hit.altLang}>
              {hit.altName}
            </span>
          )}
        </span>
        {hit.text && (
          <span className="hit-text" lang={hit.textLang}>
            {hit.text}
          </span>
        )}
        {hit.match && (
          <span className="hit-text" lang={hit.matchLang}>
            {hit.match}
          </span>
        )}
      </span>
      <Icon of={CornerDownLeft} size="s" />
    </AppLink>
  );
}
