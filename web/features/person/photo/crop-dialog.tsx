import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { useT } from '#web/lib/texts.tsx';
import { beginCrop, type Crop } from './crop.ts';
import { CropWindow } from './crop-window.tsx';
import { cutPhoto } from './cut-photo.ts';

export interface CropDialogProps {
  file: File;
  url: string;
  /** Size of the picture, known before it is shown. */
  width: number;
  height: number;
  onCancel: () => void;
  /** The square, or the file as it is where it could not be cut. */
  onCut: (photo: File) => void;
}

/** Fits a phone of 320 px with the dialog's own edges. */
const VIEW_PX = 256;

/** Asks which square of a photo is to be shown. */
export default function CropDialog({ file, url, width, height, onCancel, onCut }: CropDialogProps) {
  const t = useT();
  const [crop, setCrop] = useState<Crop>(() => beginCrop(width, height, VIEW_PX));
  const [busy, setBusy] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  async function cut() {
    setBusy(true);
    const photo = image.current ? await cutPhoto(image.current, crop, file.name).catch(() => null) : null;
    onCut(photo ?? file);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('person:photo.crop_title')}
      showTitle
      closeLabel={t('common:action.close')}
      size="login"
    >
      <p id="crop-hint" className="t-small t-2 mb-4">
        {t('person:photo.crop_hint')}
      </p>
      <CropWindow crop={crop} url={url} image={image} onChange={setCrop} />
      <div className="btn-row mt-5 justify-end">
        <Button look="line" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button look="ink" loading={busy} onClick={() => void cut()}>
          {t('person:photo.use')}
        </Button>
      </div>
    </Dialog>
  );
}
