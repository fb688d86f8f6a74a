/** `ink` for dark surfaces (and the square icon), `paper` for light ones. */
export type MarkTone = 'ink' | 'paper';

const TONES: Readonly<Record<MarkTone, { ground: string; weft: string }>> = {
  ink: { ground: '#0b0b0c', weft: '#f4eee4' },
  paper: { ground: '#ffffff', weft: '#0b0b0c' },
};

/** The mark: two warps over and under two wefts. Crisp at multiples of 32 CSS px. SVG string. */
export function mark({ size = 32, tone = 'ink' }: { size?: number; tone?: MarkTone } = {}): string {
  const { ground, weft } = TONES[tone];
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 32 32" shape-rendering="crispEdges" aria-hidden="true" focusable="false">` +
    `<rect width="32" height="32" fill="${ground}"/>` +
    '<path fill="#f97316" d="M4 0h6v32H4zM22 0h6v32h-6z"/>' +
    `<path fill="${weft}" d="M0 4h32v6H0zM0 22h32v6H0z"/>` +
    '<path fill="#f97316" d="M4 3h6v8H4zM22 21h6v8h-6z"/>' +
    `<path fill="${ground}" d="M3 3h1v8H3zM10 3h1v8h-1zM21 21h1v8h-1zM28 21h1v8h-1zM21 3h8v1h-8zM21 10h8v1h-8zM3 21h8v1H3zM3 28h8v1H3z"/></svg>`
  );
}
