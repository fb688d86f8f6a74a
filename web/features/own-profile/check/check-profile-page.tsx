import { Form, useNavigation } from 'react-router';
import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import { partOfField, partsOf } from '#shared/domain/profile/profile-parts.ts';
import { stepOfProblems } from '#shared/domain/profile/profile-steps.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { AddressNote } from '#web/features/account/address/address-note.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import { answerTo, type ProfileAnswer } from '../load/profile-answer.ts';
import { isEmpty, PartCard } from '../overview/part-card.tsx';
import { WaitingChanges } from '../overview/waiting-changes.tsx';
import { PartFrame } from '../part/part-frame.tsx';
import { previewTo, profileTo, stepTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import { useForgetStep } from '../step/profile-step-page.tsx';

/** The last look before a profile, or the changes of one, go to the desk. */
export function CheckPage({ data, answer: last }: { data: ProfileData; answer: ProfileAnswer | undefined }) {
  const t = useT();
  const { profile, terms } = data;
  const answer = answerTo(last, 'submit');
  const problems = { ...profile.problems, ...answer?.texts };
  const mayGo = Object.keys(problems).length === 0;
  const busy = useNavigation().formData?.get('intent') === 'submit';
  const isChange = profile.status === 'approved';
  // What is not there is no part of what is sent.
  const there = partsOf(profile.kind).filter((part) => !isEmpty(profile, part));
  useForgetStep(data);
  return (
    <PartFrame
      profile={profile}
      title={t('own-profile:check.title')}
      lead={t(isChange ? 'own-profile:check.lead_changes' : 'own-profile:check.lead')}
      bad={Boolean(answer)}
    >
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {!mayGo && <Missing profile={profile} problems={problems} />}
      {isChange ? (
        <WaitingChanges profile={profile} />
      ) : (
        <div className="own-parts">
          {there.map((part) => (
            <PartCard key={part.name} profile={profile} part={part} terms={terms} />
          ))}
        </div>
      )}
      <AddressNote missing={data.address} />
      <Form method="post" action={profileTo(profile, { view: 'check' })} className="grid gap-7">
        <input type="hidden" name="version" value={profile.version} />
        <TextArea
          name="note"
          label={t('listing:follow.note')}
          optional={t('common:optional')}
          defaultValue={String(answer?.values.note ?? '')}
          counter={{
            max: REVIEW_MESSAGE_MAX,
            text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
          }}
        />
        <p className="t-2 max-w-prose">{t('own-profile:check.after')}</p>
        <div className="form-acts">
          <Button
            type="submit"
            name="intent"
            value="submit"
            loading={busy}
            disabledReason={mayGo ? undefined : t('own-profile:check.not_yet')}
          >
            {t(isChange ? 'own-profile:check.send_changes' : 'own-profile:check.send')}
          </Button>
          <ButtonLink look="line" to={previewTo(profile)}>
            {t('own-profile:do.preview')}
          </ButtonLink>
          <ButtonLink look="bare" to={profileTo(profile)}>
            {t('common:action.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </PartFrame>
  );
}

/** What must be there before it can be sent, each with the way to it. */
function Missing({ profile, problems }: { profile: OwnProfile; problems: Record<string, string> }) {
  const t = useT();
  return (
    <Notice tone="warn" title={t('own-profile:check.missing')}>
      <ul className="mt-1">
        {Object.entries(problems).map(([name, text]) => {
          const part = partOfField(profile.kind, name);
          const step = stepOfProblems(profile.kind, { [name]: text });
          const field = part?.fields.find((one) => one.name === name);
          const label = field ? t(field.labelKey) : part ? t(part.titleKey) : name;
          return (
            <li key={name}>
              {part ? (
                <AppLink
                  className="link"
                  to={step ? stepTo(profile, step.name) : profileTo(profile, { part: part.name })}
                >
                  {afterLabel(t.language, label, text)}
                </AppLink>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
