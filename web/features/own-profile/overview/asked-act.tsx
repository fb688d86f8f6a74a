import type { ComponentProps } from 'react';
import { useT } from '#web/lib/texts.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import { ActForm } from './act-form.tsx';

interface AskedActProps {
  profile: OwnProfile;
  act: 'archive' | 'delete' | 'discard' | 'withdraw';
  look?: ComponentProps<typeof ActForm>['look'];
}

/** A step with the whole profile that asks once more; whatever it takes away is asked in red. */
export function AskedAct({ profile, act, look }: AskedActProps) {
  const t = useT();
  return (
    <ActForm
      action={profileTo(profile)}
      intent={act}
      look={look}
      text={t(`own-profile:do.${act}`)}
      question={{
        title: t(`own-profile:ask.${act}`),
        text: t(`own-profile:ask.${act}_text`),
        ...(act === 'withdraw' ? { calm: true } : { danger: true }),
      }}
    />
  );
}
