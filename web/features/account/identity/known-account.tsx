import Link2 from 'lucide-react/icons/link-2';
import LogIn from 'lucide-react/icons/log-in';
import { useEffect, useRef } from 'react';
import { IDENTITY_RETURN_PATH } from '#shared/constants.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getWaitingIdentity } from '#shared/contracts/identity.contract.ts';
import { personName } from '#shared/format/person-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { keptPath } from '#web/lib/kept-path.ts';
import { useT } from '#web/lib/texts.tsx';

export type WaitingIdentity = ResponseOf<typeof getWaitingIdentity>;

/** What a button of the page means. */
export const SETTLE = { signIn: 'sign-in', link: 'link', anew: 'new' } as const;

/**
 * The identity came with the address of an account: its person signs in there once and links the two, or goes on with a new
 * account. Nothing of it happens by itself.
 */
export function KnownAccount({
  waiting,
  problem,
}: {
  waiting: WaitingIdentity;
  problem: ProblemBody | null;
}) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const back = useHydrated() ? keptPath() : '';
  const { email, can } = waiting;
  const name = personName(waiting, t.language).text;
  const part = can.link ? 'link' : 'sign_in';
  return (
    <>
      <h1 id="returned" ref={heading} tabIndex={-1} className="t-h2">
        {t(can.link ? 'account:known.link_title' : 'account:known.title')}
      </h1>
      <p className="t-2 mt-2 mb-6 break-words">
        {can.link ? t('account:known.link_text', { name, email }) : t('account:known.text', { email })}
      </p>
      {problem && (
        <div className="mb-6">
          <FormProblem problem={problem} />
        </div>
      )}
      <form method="post" action={IDENTITY_RETURN_PATH} className="grid gap-3">
        <input type="hidden" name="back" value={back} />
        <Button
          type="submit"
          name="settle"
          value={can.link ? SETTLE.link : SETTLE.signIn}
          size="big"
          wide
          className="identity-button"
          icon={<Icon of={can.link ? Link2 : LogIn} />}
        >
          {t(`account:known.${part}`)}
        </Button>
        <Button type="submit" name="settle" value={SETTLE.anew} look="line" size="big" wide>
          {t('account:known.new')}
        </Button>
      </form>
      <p className="t-small t-2 mt-4">{t('account:known.new_text')}</p>
    </>
  );
}
