export interface ChartKeyProps {
  confirmed: string;
  stated: string;
  /** "US$ million, by quarter" */
  unit?: string;
}

/** What solid and checked mean, and the unit. */
export function ChartKey({ confirmed, stated, unit }: ChartKeyProps) {
  return (
    <p className="chart-key">
      <span>
        <i aria-hidden="true" />
        {confirmed}
      </span>
      <span>
        <i className="stated" aria-hidden="true" />
        {stated}
      </span>
      {unit && <span className="t-3">{unit}</span>}
    </p>
  );
}
