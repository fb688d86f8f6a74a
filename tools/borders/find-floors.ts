import { circlesIn } from './find-circles.ts';
import type { Crossings } from './find-crossings.ts';

/** The areas by floor, lowest first: who stands on a floor asks only those below. Areas that ask one another have none. */
export function floorsOf(crossings: Crossings, areas: readonly string[]): string[][] {
  const floorOf = new Map<string, number>();
  const circled = new Set(circlesIn(new Map(Object.entries(crossings))).flat());
  const find = (area: string): number => {
    const known = floorOf.get(area);
    if (known !== undefined) return known;
    const floor = Math.max(0, ...(crossings[area] ?? []).map((below) => find(below) + 1));
    floorOf.set(area, floor);
    return floor;
  };
  const floors: string[][] = [];
  for (const area of areas) if (!circled.has(area)) (floors[find(area)] ??= []).push(area);
  return floors.map((floor) => floor.sort());
}

/** Areas that ask one another, straight or round about; a sentence each. */
export const circlesOfAreas = (crossings: Crossings): string[] =>
  circlesIn(new Map(Object.entries(crossings))).map(
    (areas) =>
      `These areas ask one another: ${areas.join(', ')}. Move what both need into the lower one, or let the lower one ask by a hook (server/hooks/define-hook.ts, answered in server/subscriptions.ts).`,
  );
