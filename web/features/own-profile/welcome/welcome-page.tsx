import '../own-profile.css';
import { Form } from 'react-router';
import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { WELCOME_PATH } from '#web/features/account/after-sign-in.ts';
import { AlikePages } from '#web/features/claim/alike/alike-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { WelcomeData } from './load-welcome.ts';

/** After the first sign-in: what one is, then whether one's page is there already, then taking it over or making it. */
export function WelcomePage({ data }: { data: WelcomeData }) {
  const t = useT();
  return (
    <>
      <PageHead title={t('own-profile:welcome.title')} robots="noindex" />
      {data.kind ? <FindOwn data={data} kind={data.kind} /> : <Ask invited={data.invited} />}
      <p className="mt-8">
        <AppLink className="link" to={`${WELCOME_PATH}?skip=1`}>
          {t('own-profile:welcome.skip')}
        </AppLink>
      </p>
    </>
  );
}

function Ask({ invited }: { invited: number }) {
  const t = useT();
  return (
    <>
      <h1 className="t-h1">{t('own-profile:welcome.title')}</h1>
      <p className="t-2 mt-2 max-w-prose">{t('own-profile:welcome.lead')}</p>
      {invited > 0 && (
        <div className="mt-6">
          <Notice tone="info">
            <AppLink className="link" to={MATCHING_PATH}>
              {t('own-profile:welcome.invited', { count: invited })}
            </AppLink>
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <KindChoice kinds={STAKEHOLDER_KINDS} to={(kind) => `${WELCOME_PATH}?kind=${kind}`} />
      </div>
    </>
  );
}

/** The page may be there: found by its name in either script, its phone number, or an e-mail address that only its owner reads. */
function FindOwn({ data: { name, found }, kind }: { data: WelcomeData; kind: StakeholderKind }) {
  const t = useT();
  const slug = profileSlug(kind);
  return (
    <>
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('own-profile:welcome.title'), to: `${WELCOME_PATH}?ask=1` },
          { text: t('own-profile:welcome.find') },
        ]}
      />
      <h1 className="t-h1">{t('own-profile:welcome.find')}</h1>
      <div className="profile-body">
        <Form method="get" action={WELCOME_PATH} role="search" className="grid max-w-form gap-4">
          <input type="hidden" name="kind" value={kind} />
          <TextInput
            key={name}
            name="name"
            label={t('own-profile:welcome.name')}
            hint={t('own-profile:welcome.name_hint')}
            defaultValue={name}
          />
          <Button type="submit" look="line" className="justify-self-start">
            {t('own-profile:welcome.look')}
          </Button>
        </Form>
        <AlikePages pages={found} />
        {name && found.length === 0 && <p role="status">{t('own-profile:welcome.none', { name })}</p>}
        <div className="btn-row">
          <ButtonLink to={`${profilesPath(kind)}?create=1`}>{t(`own-profile:new.${slug}`)}</ButtonLink>
          <ButtonLink look="line" to={`${MATCHING_PATH}#find`}>
            {t('own-profile:empty.matching')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
