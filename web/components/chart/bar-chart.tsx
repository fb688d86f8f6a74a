import { useId } from 'react';
import { DataTable } from '../table/data-table.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartKey } from './chart-key.tsx';
import { ChartSvg } from './chart-svg.tsx';

export interface BarDatum {
  /** "Q1" */
  label: string;
  /** "2025"; drawn once, under the first bar that has it. */
  group?: string;
  confirmed: number;
  stated: number;
  /** The sum as text, written on the bar. */
  valueText: string;
  confirmedText: string;
  statedText: string;
  /** The period that is running: orange. */
  current?: boolean;
}

export interface BarChartProps {
  /** Names chart and table. */
  title: string;
  data: readonly BarDatum[];
  texts: {
    confirmed: string;
    stated: string;
    sum: string;
    period: string;
    unit?: string;
    /** "Show as a table" */
    table: string;
  };
  /** CSS px of the tallest bar. */
  height?: number;
}

const ABOVE = 28;
const BELOW = 48;

/** Bars on an ink baseline, values on them, no grid; a table with the same figures folds out below. No script. */
export function BarChart({ title, data, texts, height = 240 }: BarChartProps) {
  const id = useId();
  const most = Math.max(...data.map((bar) => bar.confirmed + bar.stated), 1);
  const pixels = (value: number) => Math.round((value / most) * height);
  const foot = ABOVE + height;
  const share = 100 / data.length;
  return (
    <figure>
      <ChartKey confirmed={texts.confirmed} stated={texts.stated} unit={texts.unit} />
      <ChartSvg title={title} height={foot + BELOW} fills={{ ink: `${id}ink`, orange: `${id}orange` }}>
        {data.map((bar, i) => {
          const colour = bar.current ? 'orange' : 'ink';
          const solid = pixels(bar.confirmed);
          const checked = pixels(bar.stated);
          return (
            <svg
              key={`${bar.group}${bar.label}`}
              x={`${i * share}%`}
              width={`${share}%`}
              overflow="visible"
              aria-hidden="true"
            >
              <ChartBar x="6%" width="88%" foot={foot} height={solid} className={`chart-${colour}`} />
              <ChartBar
                x="6%"
                width="88%"
                foot={foot - solid}
                height={checked}
                check={`${id}${colour}`}
                className={`chart-outline-${colour}`}
              />
              <text className="chart-value" x="50%" y={foot - solid - checked - 8} textAnchor="middle">
                {bar.valueText}
              </text>
              <text className="chart-axis" x="50%" y={foot + 20} textAnchor="middle">
                {bar.label}
              </text>
              {bar.group && bar.group !== data[i - 1]?.group && (
                <text className="chart-note" x="50%" y={foot + 40} textAnchor="middle">
                  {bar.group}
                </text>
              )}
            </svg>
          );
        })}
        <line className="chart-base" x1="0" x2="100%" y1={foot + 0.5} y2={foot + 0.5} />
      </ChartSvg>
      <details className="chart-twin">
        <summary className="link t-small">{texts.table}</summary>
        <DataTable
          caption={title}
          keepTable
          rows={data}
          rowKey={(bar) => `${bar.group}${bar.label}`}
          columns={[
            { key: 'period', head: texts.period, cell: (bar) => `${bar.label} ${bar.group ?? ''}`.trim() },
            { key: 'confirmed', head: texts.confirmed, kind: 'end', cell: (bar) => bar.confirmedText },
            { key: 'stated', head: texts.stated, kind: 'end', cell: (bar) => bar.statedText },
            { key: 'sum', head: texts.sum, kind: 'end', cell: (bar) => bar.valueText },
          ]}
        />
      </details>
    </figure>
  );
}
