import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { type Crop, MOST_ZOOM, moveCrop, scaleOf, zoomCrop } from './crop.ts';

const STEP_PX = 8;
const ZOOM_STEP = 0.1;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

export interface CropWindowTexts {
  /** "Photo. Move it with the arrow keys." */
  window: string;
  zoom: string;
  smaller: string;
  larger: string;
}

export interface CropWindowProps {
  crop: Crop;
  url: string;
  image: RefObject<HTMLImageElement | null>;
  /** Shows what a round frame will leave of the square. */
  round: boolean;
  texts: CropWindowTexts;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** The window on the picture: pulled with pointer or finger, moved with the arrow keys, zoomed with two fingers or the bar. */
export function CropWindow({ crop, url, image, round, texts, onChange }: CropWindowProps) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const scale = scaleOf(crop);

  function down(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return onChange((one) => moveCrop(one, now.x - before.x, now.y - before.y));
    const box = event.currentTarget.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    const grown = distance(now, other) / Math.max(1, distance(before, other));
    onChange((one) => zoomCrop(one, one.zoom * grown, middle));
  }
  function press(event: KeyboardEvent) {
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx !== undefined && dy !== undefined) onChange((one) => moveCrop(one, dx, dy));
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(-ZOOM_STEP);
    else return;
    event.preventDefault();
  }
  const zoomBy = (step: number) => onChange((one) => zoomCrop(one, one.zoom + step));
  const up = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return (
    <>
      <div
        className="crop"
        role="application"
        aria-label={texts.window}
        aria-describedby="crop-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is interactive: the arrow keys move the picture
        tabIndex={0}
        style={crop.view}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={press}
      >
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          style={{
            width: crop.width * scale,
            height: crop.height * scale,
            transform: `translate(${crop.x}px, ${crop.y}px)`,
          }}
        />
        {round && <span className="crop-ring" aria-hidden="true" />}
      </div>
      <div className="crop-zoom">
        <IconButton label={texts.smaller} onClick={() => zoomBy(-ZOOM_STEP)}>
          <Icon of={Minus} />
        </IconButton>
        <input
          type="range"
          min="1"
          max={MOST_ZOOM}
          step="0.01"
          value={crop.zoom}
          aria-label={texts.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => {
            const zoom = Number(event.currentTarget.value);
            onChange((one) => zoomCrop(one, zoom));
          }}
        />
        <IconButton label={texts.larger} onClick={() => zoomBy(ZOOM_STEP)}>
          <Icon of={Plus} />
        </IconButton>
      </div>
    </>
  );
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);
