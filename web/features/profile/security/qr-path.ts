/** The dark cells of a QR code as one path, a cell being one unit: runs of a line are drawn as one rectangle. */
export function qrPath(lines: readonly string[]): string {
  return lines
    .flatMap((line, y) =>
      [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
