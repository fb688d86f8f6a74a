import { createPicker } from './picker.ts';
import { landscape } from './scene-landscapes.ts';
import { HEIGHT, PALETTES, type Scene, WIDTH } from './scene-palettes.ts';
import { indoors } from './scene-rooms.ts';

/** The size covers are drawn at; scenes are written in their own units. */
export const COVER = { width: 960, height: 540 } as const;

/** A cover as SVG: the colours of the scene and what belongs to it. The same seed draws the same picture. */
export function drawScene(scene: Scene, seed: string): string {
  const picker = createPicker(`scene ${seed}`);
  const colours = PALETTES[scene];
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.sky}"/>`,
    ...(indoors(scene, picker, colours) ?? landscape(scene, picker, colours)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${COVER.width}" height="${COVER.height}">${parts.join('')}</svg>`;
}
