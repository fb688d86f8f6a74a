import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_MAX_MB, IMAGE_TYPES, MEGABYTE_BYTES } from '#shared/constants.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { FileInput } from '#web/components/form/file-input.tsx';
import { pictureTexts } from '#web/components/form/picture-texts.ts';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { StoppedUpload } from '#web/components/form/stopped-upload.tsx';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Bar } from '#web/components/ui/measure-bar.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { uploadProblem } from '#web/lib/upload-problem.ts';
import type { Control } from '../values/listing-form-rows.ts';
import { useFormFrame } from './listing-form-frame.ts';
import { useFieldProps } from './use-field-props.tsx';

/**
 * Logo or photo: sent as soon as it is chosen, with its progress, and a sentence for each way it can fail.
 * Without a script it travels with the form.
 */
export function PictureField(control: Control) {
  const t = useT();
  const { kind, picture } = useFormFrame();
  const { props } = useFieldProps(control);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A new control after each upload: the chosen file is done with, what is stored speaks.
  const [round, setRound] = useState(0);
  const first = useRef(true);

  useEffect(() => {
    if (!first.current && round >= 0)
      document.getElementById(fieldId(props.name))?.focus({ preventScroll: true });
    first.current = false;
  }, [round, props.name]);

  async function send(file: File | null) {
    setProblem(null);
    if (!file) return;
    setPercent(0);
    const smaller = await makeSmaller(file);
    if (smaller.size >= IMAGE_MAX_MB * MEGABYTE_BYTES) {
      setProblem(t('rules:file_size', { size: IMAGE_MAX_MB }));
    } else {
      const result = await picture.upload(smaller, setPercent);
      setProblem(result.ok ? null : uploadProblem(t, result.problem, IMAGE_MAX_MB));
    }
    setPercent(null);
    setRound((before) => before + 1);
  }

  const { stored } = picture;
  return (
    <div className="grid gap-2">
      <FileInput
        key={round}
        {...props}
        error={problem ?? props.error}
        accept={IMAGE_TYPES}
        placeholder={<Swatch seed={kind} category={kramaOf(kind)} size={72} />}
        current={
          stored
            ? {
                name: stored.name,
                detail: t('listing:form.picture_stored', { size: formatBytes(stored.bytes) }),
                url: stored.url,
              }
            : undefined
        }
        sizeText={(bytes) =>
          percent === null ? formatBytes(bytes) : t('common:form.uploading', { percent: quarter(percent) })
        }
        texts={pictureTexts(t)}
        onPick={(file) => void send(file)}
      />
      {percent !== null && (
        <>
          <div className="threads h-2.5" aria-hidden="true">
            <Bar className="threads-now h-full" width={`${percent}%`} />
          </div>
          <SendingControls />
        </>
      )}
      <StoppedUpload field="logo" />
      {stored && percent === null && (
        <div>
          <Button
            type="submit"
            look="bare"
            size="s"
            name="intent"
            value="remove-picture"
            icon={<Icon of={X} size="s" />}
            onClick={(event) => {
              event.preventDefault();
              picture.remove();
              setRound((before) => before + 1);
            }}
          >
            {t('listing:form.remove_picture')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Loaded when somebody chooses a picture; on a line that breaks it goes as it is. */
async function makeSmaller(file: File): Promise<File> {
  const found = await import('#web/components/form/picture/smaller-picture.ts').catch(() => null);
  return found ? found.smallerPicture(file) : file;
}

/** The words are read out whenever they change: four times is enough, the threads below them show the rest. */
const quarter = (percent: number) => Math.floor(percent / 25) * 25;
