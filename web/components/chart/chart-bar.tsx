export interface ChartBarProps {
  /** CSS px or per cent of the enclosing drawing. */
  x: number | string;
  width: number | string;
  /** CSS px of the foot and the height. */
  foot: number;
  height: number;
  /** Stated, not confirmed: the id of a `CheckFill`. */
  check?: string;
  className: string;
}

/** One bar on the ink baseline, in whole pixels: solid, or checked with an outline. */
export function ChartBar({ x, width, foot, height, check, className }: ChartBarProps) {
  if (height <= 0) return null;
  const top = foot - height;
  if (!check) return <rect className={className} x={x} y={top} width={width} height={height} />;
  return (
    <rect
      className={className}
      x={x}
      y={top + 0.5}
      width={width}
      height={Math.max(0, height - 0.5)}
      fill={`url(#${check})`}
      strokeWidth="1"
    />
  );
}
