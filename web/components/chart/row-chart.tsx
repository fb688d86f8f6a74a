import { useId } from 'react';
import { CheckFill } from './check-fill.tsx';

export interface RowDatum {
  key: string;
  label: string;
  lang?: string;
  /** null where it is not told. */
  value: number | null;
  /** The value as text, or the words that stand for it. */
  valueText: string;
  /** What the page is narrowed to: orange. */
  current?: boolean;
}

const HEIGHT = 14;
/** Per cent of the width that a value which is not told takes, whatever it is. */
const HELD_BACK = 4;

/** Names with a bar each, values written at the end; what is not told is a short checked bar. No script. */
export function RowChart({ title, data }: { title: string; data: readonly RowDatum[] }) {
  // A key may hold signs that no id can, such as the + of "251+".
  const id = useId();
  const most = Math.max(1, ...data.map(({ value }) => value ?? 0));
  return (
    <ul className="row-chart" aria-label={title}>
      {data.map(({ key, label, lang, value, valueText, current }, index) => (
        <li key={key}>
          <span className="row-label" lang={lang}>
            {label}
          </span>
          <svg width="100%" height={HEIGHT} shapeRendering="crispEdges" aria-hidden="true">
            {value === null ? (
              <>
                <defs>
                  <CheckFill id={`${id}${index}`} className="chart-ink" />
                </defs>
                <rect width={`${HELD_BACK}%`} height={HEIGHT} fill={`url(#${id}${index})`} />
              </>
            ) : (
              <rect
                className={current ? 'chart-orange' : 'chart-ink'}
                width={`${Math.round((value / most) * 1000) / 10}%`}
                height={HEIGHT}
              />
            )}
          </svg>
          <span className={value === null ? 'row-value t-3' : 'row-value num'}>{valueText}</span>
        </li>
      ))}
    </ul>
  );
}
