import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import type { CropBox } from '#web/components/form/crop/crop-dialog.tsx';
import { Field } from '#web/components/form/field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { WIDEST_SENT } from '#web/components/form/picture/smaller-picture.ts';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { StoppedUpload } from '#web/components/form/stopped-upload.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { cropTexts } from '#web/features/collection/image/crop-texts.ts';
import { usePickedPicture } from '#web/features/collection/image/use-picked-picture.ts';
import { sendFile } from '#web/lib/send-form.ts';
import { useT } from '#web/lib/texts.tsx';
import { uploadProblem } from '#web/lib/upload-problem.ts';

const CropDialog = lazy(() => import('#web/components/form/crop/crop-dialog.tsx'));

export interface PictureFormProps {
  /** Of the control; also the field that carries the picture without a script. */
  name: string;
  label: string;
  /** Width by height of what the public page shows. */
  ratio: number;
  /** It may be kept uncut: the page fits it, as a wide logo. */
  mayStayWhole?: boolean;
  /** The call that takes it: a path of the API. */
  call: string;
  /** Where the form goes without a script, and what travels along. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  /** Said once it is there. */
  done: string;
  stored: StoredImage | null;
  error: string | undefined;
  /** The picture as the public page has it. */
  children: ReactNode;
}

/** A picture of a profile: chosen, cut to its shape, sent at once. Without a script it travels with the form, uncut. */
export function PictureForm({ name, label, stored, error, children, ...to }: PictureFormProps) {
  const t = useT();
  const scripted = useHydrated();
  const revalidator = useRevalidator();
  const { input, picked, problem, setProblem, read, drop } = usePickedPicture();
  const [percent, setPercent] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  async function send(file: File, box: CropBox) {
    drop();
    setPercent(0);
    const form = new FormData();
    for (const [side, value] of Object.entries(box)) form.set(`crop_${side}`, value.toFixed(5));
    form.set('image', file);
    const sent = await sendFile(to.call, form, setPercent);
    setPercent(null);
    if (!sent.ok) return setProblem(uploadProblem(t, sent.problem, IMAGE_MAX_MB));
    setSaid(to.done);
    void revalidator.revalidate();
    input.current?.focus();
  }

  return (
    <Form
      method="post"
      action={to.action}
      encType="multipart/form-data"
      className="grid gap-4 rule-above pt-7"
    >
      {Object.entries(to.hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Field
        name={name}
        label={label}
        optional={t('common:optional')}
        hint={t('common:form.image_limits', { size: IMAGE_MAX_MB })}
        error={problem ?? error}
      >
        {(control) => (
          <div className="own-picture">
            {children}
            <div className="grid content-start gap-3">
              {stored && (
                <p className="t-small t-2">
                  {stored.width && stored.height && `${stored.width} × ${stored.height} · `}
                  {formatBytes(stored.bytes)}
                </p>
              )}
              <p className="t-small t-2" aria-live="polite">
                {percent !== null
                  ? t('common:form.uploading', { percent: Math.floor(percent / 25) * 25 })
                  : said}
              </p>
              {percent !== null && <SendingControls />}
              <StoppedUpload field="image" />
              <div className="btn-row">
                <input
                  {...control}
                  ref={input}
                  name={scripted ? undefined : name}
                  type="file"
                  className="upload-input"
                  accept={IMAGE_TYPES.join(',')}
                  onChange={() => void read()}
                />
                <label
                  htmlFor={fieldId(name)}
                  className="btn btn-line"
                  aria-busy={percent !== null || undefined}
                >
                  {t(stored ? 'common:action.replace' : 'common:action.choose')}
                </label>
                {!scripted && (
                  <Button type="submit" look="line" name="intent" value="save-picture">
                    {t('common:action.save')}
                  </Button>
                )}
                {stored && (
                  <Button type="submit" look="bare" name="intent" value="remove-picture">
                    {t('common:action.remove')}
                  </Button>
                )}
              </div>
            </div>
          </div>
        )}
      </Field>
      {picked && (
        <Suspense fallback={null}>
          <CropDialog
            {...picked}
            ratio={to.ratio}
            widest={WIDEST_SENT}
            texts={cropTexts(t)}
            onCancel={drop}
            {...(to.mayStayWhole ? { whole: t('collection:picture.whole') } : {})}
            onBox={(box) => void send(picked.file, box)}
          />
        </Suspense>
      )}
    </Form>
  );
}
