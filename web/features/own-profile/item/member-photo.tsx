import { personInitials, personName } from '#shared/format/person-name.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PictureForm } from '../part/picture-form.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile, ProfileLists } from '../profile-types.ts';

/** The photo of a person shown on the page; what is said of it to those who hear it is their name. */
export function MemberPhoto({
  profile,
  member,
  error,
}: {
  profile: OwnProfile;
  member: ProfileLists['team_members'][number];
  error: string | undefined;
}) {
  const t = useT();
  const name = personName(member, t.language);
  return (
    <PictureForm
      name="photo"
      label={t('own-profile:picture.photo')}
      ratio={1}
      call={`/base-api/me/profile/${profile.id}/team/${member.id}/photo/`}
      action={profileTo(profile, { part: 'team_members', item: member.id })}
      hidden={{ picture: 'photo', item: member.id }}
      done={t('own-profile:done.photo')}
      stored={member.photo}
      error={error}
    >
      <Avatar
        size="l"
        initials={personInitials(member, t.language)}
        lang={name.lang}
        photoUrl={member.photo?.url ?? null}
        alt={name.text}
      />
    </PictureForm>
  );
}
