import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import { Brand } from '#web/components/krama/brand.tsx';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { WeaveLoader } from '#web/components/ui/weave-loader.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { keptPath } from '#web/lib/kept-path.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { ScriptMark } from '#web/lib/script-mark.ts';
import { SIGN_IN_PATH, signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { SIGN_IN_PATTERN } from '../sign-in-pattern.ts';
import { finishLogin } from './finish-login.ts';
import { IdentityButton } from './identity-button.tsx';
import { KnownAccount, type WaitingIdentity } from './known-account.tsx';
import { type Returned, readReturned } from './returned.ts';
import { TAKE_QUERY } from './take-returned.ts';

export interface ReturnPageProps {
  /** What the address said. */
  kind: Returned['kind'];
  /** An identity that came back before and waits for its person to choose an account. */
  known?: WaitingIdentity | null;
  /** What came of it, when it was posted without a script. */
  problem?: ProblemBody | null;
}

/** The page of the way back: posts the token once and goes on, or says why not and how to go on. */
export function ReturnPage({ kind, known = null, problem: answered = null }: ReturnPageProps) {
  const t = useT();
  const mark = useContext(ScriptMark);
  const [problem, setProblem] = useState(answered);
  const waiting = kind === 'token' && !problem;

  useEffect(() => {
    if (kind === 'token' && !answered) void finishLogin().then((stayed) => stayed && setProblem(stayed));
  }, [kind, answered]);

  const words = problem ? problemTexts(t, problem) : null;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of our own, named in the policy by its hash */}
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: TAKE_QUERY }} />
      <div className="return-page sand-2">
        <header>
          <Brand name={t('shell:product.name')} />
        </header>
        <main id="main" tabIndex={-1}>
          <PageHead title={t('account:return.title')} robots="noindex" />
          <section className="panel sign-in-panel" aria-labelledby="returned">
            <Cover {...SIGN_IN_PATTERN} />
            {waiting && <Waiting />}
            {known && <KnownAccount waiting={known} problem={problem} />}
            {!waiting && !known && words && (
              <Refused title={words.title} text={words.message} reference={problem?.reference} />
            )}
            {!waiting && !known && !words && kind !== 'token' && (
              <Refused title={t(`account:return.${kind}.title`)} text={t(`account:return.${kind}.text`)} />
            )}
          </section>
        </main>
      </div>
    </>
  );
}

function Waiting() {
  const t = useT();
  return (
    <>
      <div className="scripted" role="status">
        <WeaveLoader />
        <h1 id="returned" className="t-h2 mt-6">
          {t('account:return.wait_title')}
        </h1>
        <p className="t-2 mt-2">{t('account:return.wait_text')}</p>
      </div>
      <WithoutScripts>
        <GoOn />
      </WithoutScripts>
    </>
  );
}

/** Where no script posts the token, a button does. */
function GoOn() {
  const t = useT();
  const returned = readReturned(new URLSearchParams(useLocation().search));
  if (returned.kind !== 'token') return null;
  return (
    <>
      <h1 className="t-h2">{t('account:return.go_on_title')}</h1>
      <p className="t-2 mt-2 mb-6">{t('account:return.go_on_text')}</p>
      <form method="post" action={IDENTITY_RETURN_PATH}>
        <input type="hidden" name="token" value={returned.token} />
        <input type="hidden" name="state" value={returned.state ?? ''} />
        <Button type="submit" size="big" wide>
          {t('account:return.go_on')}
        </Button>
      </form>
    </>
  );
}

function Refused({
  title,
  text,
  reference,
}: {
  title: string;
  text: ReactNode;
  reference?: string | undefined;
}) {
  const t = useT();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever waited hears what came of it.
  useEffect(() => heading.current?.focus(), []);
  const byEmail = hydrated ? signInAction(keptPath()) : SIGN_IN_PATH;
  return (
    <>
      <h1 id="returned" ref={heading} tabIndex={-1} className="t-h2">
        {title}
      </h1>
      <p className="t-2 mt-2 mb-6">
        {text}
        {reference && (
          <small className="t-small num mt-3 block">
            {t('common:problems.reference', { id: reference })}
          </small>
        )}
      </p>
      <div className="grid gap-3">
        <IdentityButton action={byEmail} label={t('common:action.try_again')} icon={RotateCw} />
        <ButtonLink to="/" look="line" size="big" wide className="identity-button">
          {t('common:action.go_home')}
        </ButtonLink>
      </div>
      <p className="t-small mt-6 flex flex-wrap gap-x-6 gap-y-2 rule-above pt-4">
        <AppLink className="link" to={byEmail}>
          {t('account:return.by_email')}
        </AppLink>
        <AppLink className="link" to="/contact">
          {t('account:return.contact')}
        </AppLink>
      </p>
    </>
  );
}
