import { useState } from 'react';
import type { ProfilePart } from '#shared/domain/profile/profile-parts.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { partTo, profileTo } from '../profile-address.ts';
import { FieldsForm } from './fields-form.tsx';
import { PartFrame } from './part-frame.tsx';
import { PartMessages } from './part-messages.tsx';
import { partProblems } from './part-problems.ts';
import { valuesOf } from './part-values.ts';
import { keptName } from './use-kept.ts';

/** One part of a profile that consists of fields, to be edited on its own. */
export function PartPage({
  data: { profile, terms },
  part,
  answer,
}: {
  data: ProfileData;
  part: ProfilePart;
  answer: ProfileAnswer | undefined;
}) {
  const t = useT();
  const [bad, setBad] = useState(Boolean(answer));
  return (
    <PartFrame
      profile={profile}
      title={t(part.titleKey)}
      lead={t(`profile-fields:part.${part.name}.hint`)}
      bad={bad}
    >
      <WaitsNotice profile={profile} part={part.name} />
      <PartMessages profile={profile} part={part.name} />
      <FieldsForm
        kind={profile.kind}
        fields={part.fields}
        stored={valuesOf(part.fields, profile.values)}
        terms={terms}
        kept={keptName(profile.id, part.name)}
        check={partProblems}
        intent="save-part"
        version={profile.version}
        action={profileTo(profile, { part: part.name })}
        back={partTo(profile, part.name)}
        submit={t('common:action.save')}
        answer={answer}
        hidden={{ part: part.name }}
        onProblems={setBad}
      />
    </PartFrame>
  );
}

/** What saving does to the public page: nothing yet, unless the part is trusted. */
export function WaitsNotice({ profile, part }: { profile: ProfileData['profile']; part: string }) {
  const t = useT();
  if (profile.status !== 'approved') return null;
  const trusted = profile.parts.find(({ name }) => name === part)?.trusted;
  return <Notice>{t(trusted ? 'own-profile:part.trusted' : 'own-profile:part.waits')}</Notice>;
}
