import { type LoomOptions, loom } from '#shared/krama/loom.ts';
import { KramaSvg } from './krama-svg.tsx';

/** A loom with only its first rows woven: nothing here yet. */
export function Loom({ height = 120, ...options }: LoomOptions) {
  return <KramaSvg className="loom" drawing={loom({ height, ...options })} />;
}
