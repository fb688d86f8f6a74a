import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { partTo, profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import { logoWords } from './logo-words.ts';
import { PartFrame } from './part-frame.tsx';
import { PartMessages } from './part-messages.tsx';
import { WaitsNotice } from './part-page.tsx';
import { PictureForm } from './picture-form.tsx';

/** Width by height of what the public page shows. */
const SHAPES = { logo: 1, cover: 5 } as const;
type Picture = keyof typeof SHAPES;

/** Logo and cover: chosen, cut to their shape, sent at once. Without a script they travel with a form, uncut. */
export function PicturePart({
  data,
  part,
  answer,
}: {
  data: ProfileData;
  part: ProfilePart;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const { profile, done } = data;
  return (
    <PartFrame
      profile={profile}
      title={t(part.titleKey)}
      lead={t('own-profile:picture.lead')}
      bad={Boolean(answer)}
    >
      {done === 'picture' && !answer && <DoneNotice text={t('own-profile:done.picture')} />}
      <WaitsNotice profile={profile} part="picture" />
      <PartMessages profile={profile} part="picture" />
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      <PictureOf picture="logo" profile={profile} stored={profile.logo} error={answer?.texts.logo} />
      <PictureOf picture="cover" profile={profile} stored={profile.cover} error={answer?.texts.cover} />
      <div>
        <ButtonLink look="line" to={partTo(profile, 'picture')}>
          {t('own-profile:part.back')}
        </ButtonLink>
      </div>
    </PartFrame>
  );
}

interface PictureProps {
  picture: Picture;
  profile: OwnProfile;
  stored: StoredImage | null;
}

function PictureOf({ error, ...about }: PictureProps & { error: string | undefined }) {
  const t = useT();
  const { picture, profile, stored } = about;
  return (
    <PictureForm
      name={picture}
      label={t(picture === 'logo' ? logoWords(profile.kind).label : 'own-profile:picture.cover')}
      ratio={SHAPES[picture]}
      mayStayWhole={picture === 'logo'}
      call={`/base-api/me/profile/${profile.id}/${picture}/`}
      action={profileTo(profile, { part: 'picture' })}
      hidden={{ picture }}
      done={t('own-profile:done.picture')}
      stored={stored}
      error={error}
    >
      <Shown {...about} />
    </PictureForm>
  );
}

/** The picture as the public page has it; without one the record's own pattern. */
function Shown({ picture, profile, stored }: PictureProps) {
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
