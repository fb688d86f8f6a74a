import type { ReactNode } from 'react';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Cover } from '../krama/cover.tsx';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { HitText } from './hit-text.tsx';
import { LabelPlate } from './label-plate.tsx';
import { type MetaItem, MetaList } from './meta-list.tsx';

export interface RecordCardProps {
  /** The record's id: the seed of its pattern. */
  id: string;
  category: KramaCategory;
  to: string;
  name: string;
  /** Language of `name` where it differs from the page's. */
  nameLang?: string;
  /** The name in the other language. */
  altName?: string | null;
  altLang?: string;
  description?: string | null;
  descriptionLang?: string;
  initials: string;
  logoUrl?: string | null;
  /** Place, sector and the like. */
  meta?: readonly MetaItem[];
  /** The save button; it lies above the link that covers the card. */
  save?: ReactNode;
  /** Level of the heading; 3 in lists. */
  level?: 2 | 3;
  /** The one large card of a group. */
  lead?: boolean;
}

/** A record in the directory: its pattern, the sewn label, names, one sentence. The whole card is the link. */
export function RecordCard({ level = 3, lead, ...record }: RecordCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames('card', lead && 'card-lead')}>
      <Cover
        seed={record.id}
        category={record.category}
        width={lead ? 720 : 640}
        height={lead ? 520 : 129}
        thread={lead ? 5 : 3}
      />
      {record.save && <div className="card-save">{record.save}</div>}
      <div className="card-body">
        <LabelPlate initials={record.initials} logoUrl={record.logoUrl} />
        <Title className="card-title">
          <AppLink to={record.to} lang={record.nameLang}>
            <HitText text={record.name} />
          </AppLink>
        </Title>
        {record.altName && (
          <p className="card-alt" lang={record.altLang}>
            <HitText text={record.altName} />
          </p>
        )}
        {record.description && (
          <p className="card-desc" lang={record.descriptionLang}>
            <HitText text={record.description} />
          </p>
        )}
        {record.meta && record.meta.length > 0 && <MetaList items={record.meta} className="card-meta" />}
      </div>
    </article>
  );
}
