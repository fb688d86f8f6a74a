import { useId } from 'react';
import { cover, RECORD_DARK_SHARE } from '#shared/krama/cover.ts';
import type { KramaCategory, PatternIndex } from '#shared/krama/patterns.ts';
import { classNames } from '../ui/class-names.ts';
import { KramaSvg } from './krama-svg.tsx';

export interface CoverProps {
  /** The id of the record: one record, one pattern. */
  seed: string;
  category: KramaCategory;
  /** CSS px drawn; the frame crops, so the width is the widest the frame can become. */
  width?: number;
  height?: number;
  /** 3 in cards, 4 in headers, 5 in lead cards. */
  thread?: number;
  border?: boolean;
  borderAt?: number;
  pattern?: PatternIndex;
  /** Size and shape of the frame. */
  className?: string;
}

/** The pattern of a record in a frame that crops it. */
export function Cover({ seed, category, width = 640, height = 129, className, ...rest }: CoverProps) {
  const scope = useId();
  const drawing = cover({ seed, category, width, height, darkShare: RECORD_DARK_SHARE, scope, ...rest });
  return <KramaSvg className={classNames('pattern', className)} drawing={drawing} />;
}
