import { type ReactNode, useId } from 'react';
import { SourceLine } from '../table/source-line.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartSvg } from './chart-svg.tsx';
import { timelinePlaces, yearSpan } from './timeline-layout.ts';

export interface FundingRound {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Height of the bar; rounds of one chart share a currency. */
  amount: number;
  /** "400k" */
  shortText: string;
  /** "US$ 400,000" */
  amountText: string;
  /** "Seed" */
  typeText: string;
  /** "3 Mar 2026" */
  dateText: string;
  confirmed: boolean;
  /** "Confirmed by investor" */
  sourceText: string;
  /** Who took part. */
  note?: ReactNode;
}

export interface FundingTimelineProps {
  /** "Funding rounds over time, same data in the list below" */
  title: string;
  rounds: readonly FundingRound[];
}

const ABOVE = 44;
const HEIGHT = 184;
const BAR = 32;
const LEAST = 8;

/**
 * Rounds as bars on a line of years, the newest orange, stated ones checked; the list below says the same in words. One
 * round alone is no course of time: it has its words and no chart.
 */
export function FundingTimeline({ title, rounds }: FundingTimelineProps) {
  const id = useId();
  const sorted = [...rounds].sort((a, b) => a.date.localeCompare(b.date));
  if (sorted.length === 0) return null;
  const dates = sorted.map((round) => round.date);
  const places = timelinePlaces(dates);
  const { first, last } = yearSpan(dates);
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const most = Math.max(...sorted.map((round) => round.amount), 1);
  const foot = ABOVE + HEIGHT;
  return (
    <figure className="grid gap-8">
      {sorted.length > 1 && (
        <ChartSvg title={title} height={foot + 28} fills={{ ink: `${id}ink`, orange: `${id}orange` }}>
          {sorted.map((round, i) => {
            const { at, toLeft, roomy } = places[i] as (typeof places)[number];
            const colour = i === sorted.length - 1 ? 'orange' : 'ink';
            const height = Math.max(LEAST, Math.round((round.amount / most) * HEIGHT));
            const top = foot - height - 8;
            const text = { x: toLeft ? BAR : 0, textAnchor: toLeft ? 'end' : 'start' } as const;
            return (
              <svg key={round.id} x={`${at}%`} width={BAR} overflow="visible" aria-hidden="true">
                <ChartBar
                  x={0}
                  width={BAR}
                  foot={foot}
                  height={height}
                  check={round.confirmed ? undefined : `${id}${colour}`}
                  className={round.confirmed ? `chart-${colour}` : `chart-outline-${colour}`}
                />
                <text className="chart-value" y={roomy ? top - 18 : top} {...text}>
                  {round.shortText}
                </text>
                {roomy && (
                  <text className="chart-note" y={top} {...text}>
                    {round.typeText}
                  </text>
                )}
              </svg>
            );
          })}
          <line className="chart-base" x1="0" x2="100%" y1={foot + 0.5} y2={foot + 0.5} />
          {years.map((year, i) => (
            <text key={year} className="chart-axis" x={`${(i * 100) / years.length}%`} y={foot + 22}>
              {year}
            </text>
          ))}
        </ChartSvg>
      )}
      <ul className="rounds">
        {[...sorted].reverse().map((round) => (
          <li key={round.id}>
            <span className="strong">{round.typeText}</span>
            <span className="strong num">{round.amountText}</span>
            <SourceLine kind={round.confirmed ? 'confirmed' : 'stated'} text={round.sourceText} />
            <span className="t-small t-3">{round.dateText}</span>
            {round.note && <span className="round-note">{round.note}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
