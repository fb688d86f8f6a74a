import type { ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { HitText } from '../ui/hit-text.tsx';

export interface NameCellProps {
  to?: string;
  /** A `Swatch` or an `Avatar`. */
  picture?: ReactNode;
  name: string;
  nameLang?: string;
  altName?: string | null;
  altLang?: string;
}

/** The cell that names a row: picture, name, name in the other language. */
export function NameCell({ to, picture, name, nameLang, altName, altLang }: NameCellProps) {
  const names = (
    <span>
      <span className="strong block" lang={nameLang}>
        <HitText text={name} />
      </span>
      {altName && (
        <span className="cell-alt" lang={altLang}>
          <HitText text={altName} />
        </span>
      )}
    </span>
  );
  return (
    <div className="cell-name">
      {picture}
      {to ? <AppLink to={to}>{names}</AppLink> : names}
    </div>
  );
}
