import ImageIcon from 'lucide-react/icons/image';
import { lazy, Suspense, useState } from 'react';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { CollectionField } from '#shared/domain/collection/field.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { Field } from '#web/components/form/field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useFormFrame } from '../form/form-context.ts';
import { useFieldProps } from '../form/use-field-props.ts';
import { cropTexts } from './crop-texts.ts';
import { uploadCall } from './upload-call.ts';
import { uploadName } from './upload-name.ts';
import { uploadProblem } from './upload-problem.ts';
import { usePickedPicture } from './use-picked-picture.ts';

const CropDialog = lazy(() => import('#web/components/form/crop/crop-dialog.tsx'));

/** Covers are shown wide; twice the width of the widest place. */
const COVER = { ratio: 16 / 9, widest: 2000 };

/** A picture: chosen, cut to its shape, sent at once with its progress. Without a script it travels with the form. */
export function PictureField({ field }: { field: CollectionField }) {
  const t = useT();
  const scripted = useHydrated();
  const { collection, record, onChoose } = useFormFrame();
  const { props, value } = useFieldProps(field);
  const { input, picked, problem, setProblem, read, drop } = usePickedPicture();
  const [id, setId] = useState(value);
  const [uploaded, setUploaded] = useState<StoredImage | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const stored = uploaded?.id === id ? uploaded : (record?.files[id] ?? null);
  // Only what the public page shows wide has a shape of its own; a logo stays as it is.
  const shape = field.alt ? COVER : null;

  function choose(next: string) {
    setId(next);
    setTimeout(onChoose);
  }
  async function pick() {
    const picture = await read(shape !== null);
    if (picture && !shape) await send(picture.file);
  }
  async function send(file: File) {
    drop();
    setPercent(0);
    const result = await uploadCall(collection.name, field.name, file, setPercent);
    setPercent(null);
    if (!result.ok) return setProblem(uploadProblem(t, result.problem, IMAGE_MAX_MB));
    setUploaded(result.value);
    choose(result.value.id);
    input.current?.focus();
  }

  return (
    <Field {...props} error={problem ?? props.error}>
      {(control) => (
        <div className="picture-field" data-filled={stored ? '' : undefined}>
          <input type="hidden" name={field.name} value={id} />
          <span className="picture-shown">
            {stored ? (
              <img
                src={stored.url}
                alt=""
                width={stored.width ?? undefined}
                height={stored.height ?? undefined}
              />
            ) : (
              <Icon of={ImageIcon} size="l" />
            )}
          </span>
          <div className="picture-about">
            {stored && (
              <p className="t-small t-2">
                <b className="block text-ink">{stored.name}</b>
                {stored.width && stored.height && `${stored.width} × ${stored.height} · `}
                {formatBytes(stored.bytes)}
              </p>
            )}
            <p className="t-small t-2" aria-live="polite">
              {percent !== null && t('common:form.uploading', { percent: Math.floor(percent / 25) * 25 })}
            </p>
            {percent !== null && (
              <div className="threads h-2.5" aria-hidden="true">
                <div className="threads-now h-full" style={{ width: `${percent}%` }} />
              </div>
            )}
            <div className="btn-row">
              <input
                {...control}
                ref={input}
                // With a script it is sent by itself.
                name={scripted ? undefined : uploadName(field.name)}
                type="file"
                className="upload-input"
                accept={IMAGE_TYPES.join(',')}
                onChange={(event) => {
                  event.stopPropagation();
                  void pick();
                }}
              />
              <label
                htmlFor={fieldId(field.name)}
                className="btn btn-line"
                aria-busy={percent !== null || undefined}
              >
                {t(stored ? 'common:action.replace' : 'common:action.choose')}
              </label>
              {id && scripted && (
                <Button
                  look="bare"
                  onClick={() => {
                    setProblem(null);
                    choose('');
                    input.current?.focus();
                  }}
                >
                  {t('common:action.remove')}
                </Button>
              )}
            </div>
          </div>
          {picked && shape && (
            <Suspense fallback={null}>
              <CropDialog
                {...picked}
                {...shape}
                texts={cropTexts(t)}
                onCancel={drop}
                onCut={(file) => void send(file)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
