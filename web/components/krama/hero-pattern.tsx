import { useId } from 'react';
import { type HeroOptions, hero } from '#shared/krama/hero.ts';
import { classNames } from '../ui/class-names.ts';
import { KramaSvg } from './krama-svg.tsx';

/** The pattern of the home page, being woven. The frame's size and place come from `className`. */
export function HeroPattern({ className, ...options }: Omit<HeroOptions, 'scope'> & { className?: string }) {
  const scope = useId();
  return <KramaSvg className={classNames('pattern', className)} drawing={hero({ ...options, scope })} />;
}
