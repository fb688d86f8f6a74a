import type { Import } from './read-imports.ts';

/** Which other areas an area asks, by `server/areas/<name>` and `web/features/<name>`. */
export type Crossings = Record<string, string[]>;

const ROOMS = /^((?:server\/areas|web\/features)\/[^/]+)\//;
/** The frame of every page: who stands in it may ask it. */
const FRAME = 'web/features/shell';
const roomOf = (file: string) => ROOMS.exec(file)?.[1];
const isCrossing = (here: string | undefined, there: string | undefined) =>
  here && there && here !== there && there !== FRAME;
const houseOf = (file: string) => file.split('/', 1)[0]!;

/** What a part of the house may ask for besides itself. */
const MAY_ASK: Record<string, readonly string[]> = {
  shared: [],
  web: ['shared'],
  server: ['shared'],
};
/** The demonstration brings the simulated provider of identities along. */
const EXCEPTIONS = ['server/announce-ready.ts', 'server/identity/create-identity.ts'];

/** Imports that cross a border of the house, a sentence each. */
export function forbidden(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [here, there] = [houseOf(from), houseOf(to)];
    const isOfTheProject = there === 'package.json';
    if (here === there || isOfTheProject || MAY_ASK[here]?.includes(there) || EXCEPTIONS.includes(from))
      return [];
    const cure =
      here === 'web'
        ? 'A page asks a call by its contract; what both need belongs into shared/.'
        : 'What both need belongs into shared/.';
    return [`${from} imports ${to}: ${here}/ may not import ${there}/. ${cure}`];
  });
}

/** Which areas ask which others today. */
export function crossingsOf(imports: readonly Import[]): Crossings {
  const asked = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (isCrossing(here, there)) asked.set(here!, (asked.get(here!) ?? new Set()).add(there!));
  }
  return Object.fromEntries([...asked].sort().map(([room, others]) => [room, [...others].sort()]));
}

/** Where the areas ask others than those that are listed, and what is listed though nobody asks; a sentence each. */
export function changedCrossings(imports: readonly Import[], listed: Crossings): string[] {
  const now = crossingsOf(imports);
  const added = imports.filter(({ from, to }) => {
    const [here, there] = [roomOf(from), roomOf(to)];
    return isCrossing(here, there) && !listed[here!]?.includes(there!);
  });
  const gone = Object.entries(listed).flatMap(([here, others]) =>
    others
      .filter((there) => !now[here]?.includes(there))
      .map((there) => `${here} no longer imports ${there}`),
  );
  return [
    ...added.map(
      ({ from, to }) =>
        `${from} imports ${to}, the first time that ${roomOf(from)} asks ${roomOf(to)}. Take it from the outside of that area, let what both need move to shared/ or server/, or say why in the review and run npm run borders -- --write.`,
    ),
    ...gone.map((what) => `${what}: well done; run npm run borders -- --write so that it stays so.`),
  ];
}
