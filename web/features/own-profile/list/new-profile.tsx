import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { stepsOf } from '#shared/domain/profile/profile-steps.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { AlikePages } from '#web/features/claim/alike/alike-pages.tsx';
import { LatinNames } from '#web/features/claim/alike/latin-names.tsx';
import { useAlike } from '#web/features/claim/alike/use-alike.ts';
import { FieldRows } from '#web/features/listing/step/listing-form-section.tsx';
import { summaryOf } from '#web/features/listing/values/problem-list.ts';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import { FormFrame } from '../form-frame.tsx';
import type { CreateAnswer } from '../load/create-profile.ts';
import type { ProfilesData } from '../load/load-profiles.ts';
import { MATCHING_PATH } from '../profile-address.ts';
import { newFields } from './new-fields.ts';

/** Begins a profile with its names; everything else follows on its page. */
export function NewProfile({
  data,
  answer,
  refused,
}: {
  data: ProfilesData;
  answer: CreateAnswer | undefined;
  /** Nothing came through: no line, or the session is over. */
  refused: ProblemBody | null;
}) {
  const t = useT();
  const { kind } = data;
  const slug = profileSlug(kind);
  const fields = newFields(kind);
  const texts = answer?.texts ?? {};
  const busy = useNavigation().formData?.get('intent') === 'create';
  const [key] = useState(() => crypto.randomUUID());
  const alike = useAlike(kind, answer?.alike ?? []);
  const title = t(`own-profile:new.${slug}`);
  return (
    <>
      <PageHead
        title={(Object.keys(texts).length > 0 ? `${t('common:form.error_prefix')} ` : '') + title}
        robots="noindex"
      />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[{ text: t(`own-profile:title.${slug}`), to: profilesPath(kind) }, { text: title }]}
      />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 mt-2">{t('own-profile:step.of', { step: 1, total: stepsOf(kind).length })}</p>
      <Form
        method="post"
        action={`${profilesPath(kind)}?create=1`}
        noValidate
        className="profile-body"
        onInput={(event) => alike.look(event.currentTarget)}
      >
        <KeptTyping />
        <input type="hidden" name="idempotency_key" value={key} suppressHydrationWarning />
        <ErrorSummary
          title={t('common:form.problems', { count: Object.keys(texts).length })}
          problems={summaryOf(t, fields, texts)}
        />
        {(answer?.problem ?? refused) && (
          <ProblemNotice problem={(answer?.problem ?? refused) as ProblemBody} />
        )}
        <FormFrame kind={kind} values={answer?.values ?? data.known} problems={texts}>
          <div className="grid max-w-form gap-7">
            <FieldRows fields={fields} />
            <LatinNames />
            <AlikePages pages={alike.pages} />
          </div>
        </FormFrame>
        <p className="t-2 max-w-prose">
          {t('own-profile:new.lead')} {t('own-profile:new.there_already')}{' '}
          <AppLink className="link" to={MATCHING_PATH}>
            {t('own-profile:empty.matching')}
          </AppLink>
        </p>
        <div className="btn-row">
          <Button type="submit" name="intent" value="create" loading={busy}>
            {t('own-profile:step.save')}
          </Button>
          <ButtonLink look="bare" to={profilesPath(kind)}>
            {t('common:action.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
