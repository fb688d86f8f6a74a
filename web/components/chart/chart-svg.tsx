import type { ReactNode } from 'react';
import { CheckFill } from './check-fill.tsx';

interface ChartSvgProps {
  /** What it shows, read out in its place. */
  title: string;
  height: number;
  /** Names of the checked fills, by their colour. */
  fills: Partial<Record<'ink' | 'orange', string>>;
  children: ReactNode;
}

/** The frame of a chart whose bars stand at shares of its width. */
export function ChartSvg({ title, height, fills, children }: ChartSvgProps) {
  return (
    <svg
      className="chart"
      shapeRendering="crispEdges"
      width="100%"
      height={height}
      role="img"
      aria-label={title}
    >
      <defs>
        {fills.ink && <CheckFill id={fills.ink} className="chart-ink" />}
        {fills.orange && <CheckFill id={fills.orange} className="chart-orange" />}
      </defs>
      {children}
    </svg>
  );
}
