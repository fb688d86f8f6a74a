import ImageIcon from 'lucide-react/icons/image';
import { lazy, Suspense } from 'react';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { Field } from '#web/components/form/field.tsx';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Bar } from '#web/components/ui/measure-bar.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useFieldProps } from '../form/use-field-props.ts';
import { cropTexts } from './crop-texts.ts';
import { FileChoice } from './file-choice.tsx';
import { usePickedPicture } from './use-picked-picture.ts';
import { useStoredFile } from './use-stored-file.ts';

const CropDialog = lazy(() => import('#web/components/form/crop/crop-dialog.tsx'));

/** Covers are shown wide; twice the width of the widest place. */
const COVER = { ratio: 16 / 9, widest: 2000 };

/** A picture: chosen, cut to its shape, sent at once with its progress. Without a script it travels with the form. */
export function PictureField({ field }: { field: CollectionField }) {
  const t = useT();
  const { props, value } = useFieldProps(field);
  const { input, picked, problem, setProblem, read, drop } = usePickedPicture();
  const { id, stored, percent, choose, send } = useStoredFile(field, value, IMAGE_MAX_MB);
  // Only what the public page shows wide has a shape of its own; a logo stays as it is.
  const shape = field.alt ? COVER : null;

  async function pick() {
    const picture = await read(shape !== null);
    if (picture && !shape) await keep(picture.file);
  }
  async function keep(file: File) {
    drop();
    const refused = await send(file);
    if (refused) setProblem(refused);
    else input.current?.focus();
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
                <b className="block t-ink">{stored.name}</b>
                {stored.width && stored.height && `${stored.width} × ${stored.height} · `}
                {formatBytes(stored.bytes)}
              </p>
            )}
            <p className="t-small t-2" aria-live="polite">
              {percent !== null && t('common:form.uploading', { percent: Math.floor(percent / 25) * 25 })}
            </p>
            {percent !== null && (
              <>
                <div className="threads h-2.5" aria-hidden="true">
                  <Bar className="threads-now h-full" width={`${percent}%`} />
                </div>
                <SendingControls />
              </>
            )}
            <div className="btn-row">
              <FileChoice
                {...{ field, control, input, id }}
                accept={IMAGE_TYPES.join(',')}
                busy={percent !== null}
                onPick={() => void pick()}
                onRemove={() => {
                  setProblem(null);
                  choose('');
                }}
              />
            </div>
          </div>
          {picked && shape && (
            <Suspense fallback={null}>
              <CropDialog
                {...picked}
                {...shape}
                texts={cropTexts(t)}
                onCancel={drop}
                onCut={(file) => void keep(file)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
