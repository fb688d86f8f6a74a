import { fringe } from '#shared/krama/fringe.ts';
import { KramaSvg } from './krama-svg.tsx';

export interface FringeProps {
  /** Threads that stand: days left, days waited. */
  left: number;
  /** 30 for deadlines, 16 for waiting times. */
  total?: number;
  /** CSS px, even. */
  height?: number;
  /** Orange instead of ink: when 3 days or fewer are left, or when something is overdue. */
  hot?: boolean;
}

/** One thread per unit. Decoration: the words beside it say the number. */
export function Fringe({ left, total = 30, height = 16, hot = false }: FringeProps) {
  const drawing = fringe({ left: Math.min(left, total), total, height, on: hot ? '#c2410c' : '#0b0b0c' });
  return <KramaSvg as="span" className="fringe" drawing={drawing} />;
}
