import { formatDate } from '#shared/format/dates.ts';
import { useT } from '#web/lib/texts.tsx';
import type { DashboardData } from './load-dashboard.ts';

type Week = DashboardData['figures']['by_week'][number];

const WIDTH = 720;
const HEIGHT = 160;
const FOOT = 22;
const GAP = 0.3;
/** Bars stand for days from here on down to a line that can still be seen. */
const LEAST_PX = 2;

/** Half of the decisions and nine of ten, a week a pair of bars; the table below says the same in figures. No script. */
export function WaitChart({ weeks }: { weeks: readonly Week[] }) {
  const t = useT();
  const most = Math.max(24, ...weeks.map(({ p90_hours }) => p90_hours ?? 0));
  const step = WIDTH / weeks.length;
  const width = step * (1 - GAP);
  const height = (hours: number) => Math.max(LEAST_PX, (hours / most) * HEIGHT);
  const every = Math.ceil(weeks.length / 6);
  return (
    <figure>
      <p className="wait-key">
        <span>{t('dashboard:median')}</span>
        <span>{t('dashboard:p90')}</span>
      </p>
      <svg
        className="wait-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
        role="img"
        aria-label={t('dashboard:by_week')}
      >
        {weeks.map(({ week, median_hours, p90_hours }, n) => {
          const x = n * step + (step - width) / 2;
          return (
            <g key={week}>
              {p90_hours !== null && (
                <rect
                  className="bar-p90"
                  x={x}
                  y={HEIGHT - height(p90_hours)}
                  width={width}
                  height={height(p90_hours)}
                />
              )}
              {median_hours !== null && (
                <rect
                  className="bar-median"
                  x={x}
                  y={HEIGHT - height(median_hours)}
                  width={width}
                  height={height(median_hours)}
                />
              )}
              {n % every === 0 && (
                <text x={n * step} y={HEIGHT + FOOT - 4}>
                  {formatDate(t.language, week).replace(/\s*\d{4}$/, '')}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="currentColor" />
      </svg>
    </figure>
  );
}
