import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import type { CropBox } from '#web/components/form/crop/crop-dialog.tsx';
import { Field } from '#web/components/form/field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { cropTexts } from '#web/features/collection/image/crop-texts.ts';
import { type PickedPicture, readPicture } from '#web/features/collection/image/read-picture.ts';
import { uploadProblem } from '#web/features/collection/image/upload-problem.ts';
import { DoneNotice } from '#web/features/profile/done-notice.tsx';
import { ProblemNotice } from '#web/features/profile/problem-notice.tsx';
import { kramaOf } from '#web/features/stakeholder/stakeholder-link.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { partTo, profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import { PartFrame } from './part-frame.tsx';
import { PartMessages } from './part-messages.tsx';
import { WaitsNotice } from './part-page.tsx';

const CropDialog = lazy(() => import('#web/components/form/crop/crop-dialog.tsx'));

/** Width by height of what the public page shows. */
const SHAPES = { logo: 1, cover: 5 } as const;
type Picture = keyof typeof SHAPES;

/** Logo and cover: chosen, cut to their shape, sent at once. Without a script they travel with a form, uncut. */
export function PicturePart({ data, answer }: { data: ProfileData; answer: ProfileAnswer | undefined }) {
  const t = useT();
  const { profile, done } = data;
  return (
    <PartFrame
      profile={profile}
      title={t('profile-fields:part.picture.title')}
      lead={t('own-profile:picture.lead')}
      bad={Boolean(answer)}
    >
      {done === 'picture' && !answer && <DoneNotice text={t('own-profile:done.picture')} />}
      <WaitsNotice profile={profile} part="picture" />
      <PartMessages profile={profile} part="picture" />
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      <PictureForm picture="logo" profile={profile} stored={profile.logo} error={answer?.texts.logo} />
      <PictureForm picture="cover" profile={profile} stored={profile.cover} error={answer?.texts.cover} />
      <div>
        <ButtonLink look="line" to={partTo(profile, 'picture')}>
          {t('own-profile:part.back')}
        </ButtonLink>
      </div>
    </PartFrame>
  );
}

interface PictureFormProps {
  picture: Picture;
  profile: OwnProfile;
  stored: StoredImage | null;
  error: string | undefined;
}

function PictureForm({ picture, profile, stored, error }: PictureFormProps) {
  const t = useT();
  const scripted = useHydrated();
  const revalidator = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const url = picked?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  async function read() {
    const file = input.current?.files?.[0];
    if (!file) return;
    const chosen = await readPicture(t, file);
    if (input.current) input.current.value = '';
    if (typeof chosen === 'string') setProblem(chosen);
    else {
      setProblem(null);
      setPicked(chosen);
    }
  }

  async function send(file: File, box: CropBox) {
    setPicked(null);
    setPercent(0);
    const form = new FormData();
    for (const [name, value] of Object.entries(box)) form.set(`crop_${name}`, value.toFixed(5));
    form.set('image', file);
    const sent = await sendFile(`/base-api/me/profile/${profile.id}/${picture}/`, form, setPercent);
    setPercent(null);
    if (!sent.ok) return setProblem(uploadProblem(t, sent.problem, IMAGE_MAX_MB));
    setSaid(t('own-profile:done.picture'));
    void revalidator.revalidate();
    input.current?.focus();
  }

  return (
    <Form
      method="post"
      action={profileTo(profile, { part: 'picture' })}
      encType="multipart/form-data"
      className="grid gap-4 border-t border-line pt-7"
    >
      <input type="hidden" name="picture" value={picture} />
      <Field
        name={picture}
        label={t(`own-profile:picture.${picture}`)}
        optional={t('common:optional')}
        hint={t('common:form.image_limits', { size: IMAGE_MAX_MB })}
        error={problem ?? error}
      >
        {(control) => (
          <div className="own-picture">
            <Shown picture={picture} profile={profile} stored={stored} />
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
              <div className="btn-row">
                <input
                  {...control}
                  ref={input}
                  name={scripted ? undefined : picture}
                  type="file"
                  className="upload-input"
                  accept={IMAGE_TYPES.join(',')}
                  onChange={() => void read()}
                />
                <label
                  htmlFor={fieldId(picture)}
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
            ratio={SHAPES[picture]}
            widest={2400}
            texts={cropTexts(t)}
            onCancel={() => setPicked(null)}
            onBox={(box) => void send(picked.file, box)}
          />
        </Suspense>
      )}
    </Form>
  );
}

/** The picture as the public page has it; without one the record's own cloth. */
function Shown({ picture, profile, stored }: Omit<PictureFormProps, 'error'>) {
  const name = localName(profile, useT().language).text;
  if (picture === 'logo') {
    return <LabelPlate size="l" initials={initials(name)} logoUrl={stored?.url ?? null} />;
  }
  return stored ? (
    <img src={stored.url} alt="" className="own-cover" />
  ) : (
    <Cover
      seed={profile.id}
      category={kramaOf(profile.kind)}
      width={900}
      height={160}
      className="own-cover"
    />
  );
}
