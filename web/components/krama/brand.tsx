import { type MarkTone, mark } from '#shared/krama/mark.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { KramaSvg } from './krama-svg.tsx';

/** The mark alone. 32 CSS px or a multiple of it. */
export function Mark({ size = 32, tone = 'ink' }: { size?: number; tone?: MarkTone }) {
  return <KramaSvg as="span" drawing={mark({ size, tone })} />;
}

export interface BrandProps {
  /** The product's name in the page's language. */
  name: string;
  /** The name in the other language, or the part of the site ("Review desk"). */
  second?: string;
  secondLang?: string;
  to?: string;
  tone?: MarkTone;
  /** Footer. */
  large?: boolean;
}

/** Mark and name, linking home. */
export function Brand({ name, second, secondLang, to = '/', tone = 'ink', large }: BrandProps) {
  return (
    <AppLink to={to} className={classNames('brand', large && 'brand-l')}>
      <Mark size={large ? 40 : 32} tone={tone} />
      <span>{name}</span>
      {second && <small lang={secondLang}>{second}</small>}
    </AppLink>
  );
}
