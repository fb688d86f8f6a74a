import { lazy, Suspense, useState } from 'react';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import type { removePhoto } from '#shared/contracts/person.contract.ts';
import { Field } from '#web/components/form/field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { usePickedPicture } from '#web/features/collection/image/use-picked-picture.ts';
import { type FetchResult, fetchApi } from '#web/lib/fetch-api.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { sendFile } from '#web/lib/send-form.ts';
import { useT } from '#web/lib/texts.tsx';
import { untilAnswered } from '#web/lib/until-answered.ts';
import { NOT_REQUIRED } from '../bio/bio-inputs.tsx';

const CropDialog = lazy(() => import('#web/components/form/crop/crop-dialog.tsx'));
const PATH = '/base-api/me/photo/';
/** More is never shown, and slow lines are many. */
const WIDEST_PX = 800;

export interface PhotoFieldProps {
  initials: string;
  photoUrl: string | null;
  /** There is a photo to remove. */
  stored: boolean;
  error: string | undefined;
  /** It was changed: the page is read again. */
  onChanged: () => void;
}

/** The photo: chosen, cut to a square, sent at once. Without a script it travels with the form. */
export function PhotoField({ initials, photoUrl, stored, error, onChanged }: PhotoFieldProps) {
  const t = useT();
  const { input, picked, problem, setProblem, read, drop } = usePickedPicture();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function change(send: () => Promise<FetchResult<unknown>>, done: string) {
    drop();
    setSaid('');
    setBusy(true);
    setProblem(null);
    const result = await send();
    setBusy(false);
    if (result.ok) {
      setSaid(done);
      onChanged();
    } else {
      const { problem } = result;
      setProblem(problem.errors?.photo?.[0] ?? problemTexts(t, problem).message);
    }
  }

  const upload = (photo: File) =>
    change(() => {
      const form = new FormData();
      form.set('photo', photo);
      return sendFile(PATH, form, () => {});
    }, t('person:photo.changed'));
  const remove = () =>
    change(
      // Gone twice is gone.
      () => untilAnswered(() => fetchApi<typeof removePhoto>({ method: 'DELETE', path: PATH })),
      t('person:photo.removed'),
    );

  return (
    <div data-field="photo" className="photo-field">
      <Avatar initials={initials} photoUrl={photoUrl} size="l" />
      <Field
        name="photo"
        label={t('person:label.photo')}
        hideLabel
        hint={t('common:form.image_limits', { size: IMAGE_MAX_MB })}
        optional={NOT_REQUIRED}
        error={problem ?? error}
        errorPrefix={t('common:form.error_prefix')}
      >
        {(control) => (
          <div className="photo-acts">
            <input
              {...control}
              ref={input}
              type="file"
              className="upload-input"
              accept={IMAGE_TYPES.join(',')}
              onChange={() => void read()}
            />
            <label htmlFor={fieldId('photo')} className="btn btn-line" aria-busy={busy || undefined}>
              {busy && <span className="spin" aria-hidden="true" />}
              {t(stored ? 'person:photo.replace' : 'person:photo.choose')}
            </label>
            {stored && (
              <Button
                type="submit"
                look="bare"
                name="intent"
                value="remove-photo"
                onClick={(event) => {
                  event.preventDefault();
                  void remove();
                }}
              >
                {t('person:photo.remove')}
              </Button>
            )}
          </div>
        )}
      </Field>
      <p className="sr-only" role="status">
        {said}
      </p>
      {picked && (
        <Suspense fallback={null}>
          <CropDialog
            {...picked}
            widest={WIDEST_PX}
            texts={{
              title: t('person:photo.crop_title'),
              hint: t('person:photo.crop_hint'),
              window: t('person:photo.window'),
              zoom: t('person:photo.zoom'),
              smaller: t('person:photo.smaller'),
              larger: t('person:photo.larger'),
              use: t('person:photo.use'),
              cancel: t('common:action.cancel'),
              close: t('common:action.close'),
            }}
            onCancel={drop}
            onCut={(photo) => void upload(photo)}
          />
        </Suspense>
      )}
    </div>
  );
}
