import './crop.css';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { beginCrop, type Crop, cutOf } from './crop.ts';
import { CropWindow, type CropWindowTexts } from './crop-window.tsx';
import { cutPicture } from './cut-picture.ts';

/** What is kept of a picture, in shares of its width and height. */
export interface CropBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CropDialogProps {
  file: File;
  url: string;
  /** Size of the picture, known before it is shown. */
  width: number;
  height: number;
  /** Width by height of what is cut; a square with a ring of what a round frame shows unless given. */
  ratio?: number;
  /** Widest picture that is sent: more is never shown, and slow lines are many. */
  widest: number;
  texts: CropWindowTexts & { title: string; hint: string; use: string; cancel: string; close: string };
  /** Offers the picture as it is, uncut, in these words: where whatever shows it fits it. */
  whole?: string;
  onCancel: () => void;
  /** The part chosen, or the file as it is where it could not be cut. */
  onCut?: (picture: File) => void;
  /** Where the server cuts: the part chosen. */
  onBox?: (box: CropBox) => void;
}

/** Fits a phone of 320 px with the dialog's own edges. */
const VIEW_PX = 256;

/** Asks which part of a picture is to be shown. */
export default function CropDialog({
  file,
  url,
  texts,
  onCancel,
  onCut,
  onBox,
  ...picture
}: CropDialogProps) {
  const { width, height, ratio, widest, whole } = picture;
  const [crop, setCrop] = useState<Crop>(() => beginCrop(width, height, VIEW_PX, ratio));
  const [busy, setBusy] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  async function cut() {
    setBusy(true);
    if (onBox) return onBox(boxOf(crop));
    const part = image.current
      ? await cutPicture(image.current, crop, file.name, widest).catch(() => null)
      : null;
    onCut?.(part ?? file);
  }

  function keepWhole() {
    if (busy) return;
    setBusy(true);
    if (onBox) onBox({ left: 0, top: 0, width: 1, height: 1 });
    else onCut?.(file);
  }

  return (
    <Dialog open onClose={onCancel} title={texts.title} showTitle closeLabel={texts.close} size="login">
      <p id="crop-hint" className="t-small t-2 mb-4">
        {texts.hint}
      </p>
      <CropWindow crop={crop} url={url} image={image} round={!ratio} texts={texts} onChange={setCrop} />
      <div className="btn-row mt-5 justify-end">
        <Button look={whole ? 'bare' : 'line'} onClick={onCancel}>
          {texts.cancel}
        </Button>
        {whole && (
          <Button look="line" onClick={keepWhole}>
            {whole}
          </Button>
        )}
        <Button look="ink" loading={busy} onClick={() => void cut()}>
          {texts.use}
        </Button>
      </div>
    </Dialog>
  );
}

function boxOf(crop: Crop): CropBox {
  const { x, y, width, height } = cutOf(crop);
  const share = (part: number, whole: number) => Math.min(1, Math.max(0, part / whole));
  return {
    left: share(x, crop.width),
    top: share(y, crop.height),
    width: share(width, crop.width),
    height: share(height, crop.height),
  };
}
