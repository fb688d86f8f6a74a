import { ChartBar } from '#web/components/chart/chart-bar.tsx';

/** One bar a day on the ink baseline, the last one orange: it is not over. The figures stand in the table below. */
export function DayBars({ label, days }: { label: string; days: readonly { day: string; views: number }[] }) {
  const most = Math.max(...days.map(({ views }) => views), 1);
  const share = 100 / days.length;
  return (
    <svg
      className="chart"
      shapeRendering="crispEdges"
      width="100%"
      height={HEIGHT + 1}
      role="img"
      aria-label={label}
    >
      {days.map(({ day, views }, i) => (
        <ChartBar
          key={day}
          x={`${i * share + share / 10}%`}
          width={`${share * 0.8}%`}
          foot={HEIGHT}
          height={Math.round((views / most) * (HEIGHT - 8))}
          className={i === days.length - 1 ? 'chart-orange' : 'chart-ink'}
        />
      ))}
      <line className="chart-base" x1="0" x2="100%" y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
    </svg>
  );
}

/** CSS px. */
const HEIGHT = 140;
