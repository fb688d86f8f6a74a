import type { ReactNode } from 'react';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Swatch } from '../krama/swatch.tsx';
import { AppLink } from './app-link.tsx';
import { LabelPlate } from './label-plate.tsx';
import { type MetaItem, MetaList } from './meta-list.tsx';

export interface RecordRowProps {
  id: string;
  category: KramaCategory;
  to: string;
  name: string;
  nameLang?: string;
  altName?: string | null;
  altLang?: string;
  description?: ReactNode;
  meta?: readonly MetaItem[];
  /** With a logo the row shows the label instead of the pattern. */
  logoUrl?: string | null;
  initials?: string;
  /** Status, buttons. */
  end?: ReactNode;
  level?: 2 | 3;
  size?: 56 | 72;
}

/** A record as a row of a list: swatch, names, a sentence, and what can be done at the end. */
export function RecordRow({ level = 3, size = 72, ...record }: RecordRowProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="row">
      {record.logoUrl ? (
        <LabelPlate logoUrl={record.logoUrl} initials={record.initials ?? ''} />
      ) : (
        <Swatch seed={record.id} category={record.category} size={size} />
      )}
      <div>
        <Title className="row-title">
          <AppLink to={record.to} lang={record.nameLang}>
            {record.name}
          </AppLink>{' '}
          {record.altName && <span lang={record.altLang}>{record.altName}</span>}
        </Title>
        {record.description && <p className="row-desc">{record.description}</p>}
        {record.meta && <MetaList items={record.meta} className="row-meta" />}
      </div>
      {record.end && <div className="row-end">{record.end}</div>}
    </article>
  );
}
