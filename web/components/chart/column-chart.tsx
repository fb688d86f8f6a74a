import { useId } from 'react';
import { ChartBar } from './chart-bar.tsx';
import { ChartSvg } from './chart-svg.tsx';

export interface ColumnDatum {
  key: string;
  label: string;
  /** "2025"; drawn once, under the first column that has it. */
  group?: string;
  /** null where it is not told. */
  value: number | null;
  /** Written on the column. */
  valueText: string;
  /** The period that is running: orange. */
  current?: boolean;
}

const ABOVE = 28;
const BELOW = 28;
const GROUPS = 20;
/** CSS px of a column whose value is not told, whatever it is. */
const HELD_BACK = 16;

/** Columns along time on an ink baseline, values on them, no grid; what is not told is a short checked column. No script. */
export function ColumnChart({
  title,
  data,
  height = 200,
}: {
  title: string;
  data: readonly ColumnDatum[];
  height?: number;
}) {
  const id = useId();
  const most = Math.max(1, ...data.map(({ value }) => value ?? 0));
  const foot = ABOVE + height;
  const share = 100 / data.length;
  const below = BELOW + (data.some(({ group }) => group) ? GROUPS : 0);
  return (
    <ChartSvg title={title} height={foot + below} fills={{ ink: id }}>
      {data.map(({ key, label, group, value, valueText, current }, i) => {
        const pixels =
          value === null ? HELD_BACK : value > 0 ? Math.max(2, Math.round((value / most) * height)) : 0;
        return (
          <svg key={key} x={`${i * share}%`} width={`${share}%`} overflow="visible" aria-hidden="true">
            <ChartBar
              x="10%"
              width="80%"
              foot={foot}
              height={pixels}
              check={value === null ? id : undefined}
              className={value === null ? 'chart-outline-ink' : current ? 'chart-orange' : 'chart-ink'}
            />
            {valueText && (
              <text className="chart-value" x="50%" y={foot - pixels - 8} textAnchor="middle">
                {valueText}
              </text>
            )}
            <text className="chart-axis" x="50%" y={foot + 20} textAnchor="middle">
              {label}
            </text>
            {group && group !== data[i - 1]?.group && (
              <text className="chart-note" x="50%" y={foot + 40} textAnchor="middle">
                {group}
              </text>
            )}
          </svg>
        );
      })}
      <line className="chart-base" x1="0" x2="100%" y1={foot + 0.5} y2={foot + 0.5} />
    </ChartSvg>
  );
}
