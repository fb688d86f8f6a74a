import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { withdrawListing } from '#shared/contracts/listing.contract.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { ask, showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { followApiPath } from './follow-paths.ts';

/** Takes the request back, after a question: a popup, or without a script a part that unfolds. */
export function Withdraw({ kind, token }: { kind: SubjectKind; token: string }) {
  const t = useT();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const agreed = await ask({
      title: t('listing:follow.withdraw_question'),
      text: t('listing:follow.withdraw_text'),
      confirm: t('listing:follow.withdraw'),
    });
    if (!agreed || busy) return;
    setBusy(true);
    const result = await fetchApi<typeof withdrawListing>({
      method: 'POST',
      path: `${followApiPath(kind, token)}withdraw/`,
      body: undefined,
      once: true,
    });
    setBusy(false);
    if (!result.ok) return showError({ ...result.problem, ...problemTexts(t, result.problem) });
    await navigate(`${followPath(kind, token)}?done=withdrawn`, { replace: true });
  }

  const button = (
    <Button type="submit" name="intent" value="withdraw" look="line" loading={busy}>
      {t('listing:follow.withdraw')}
    </Button>
  );
  return (
    <form method="post" onSubmit={submit}>
      {hydrated ? (
        button
      ) : (
        <details>
          {/* As the button that takes its place once scripts are awake, so that nothing jumps. */}
          <summary className={buttonClass({ look: 'line' })}>{t('listing:follow.withdraw')}</summary>
          <p className="t-2 my-3">{t('listing:follow.withdraw_text')}</p>
          {button}
        </details>
      )}
    </form>
  );
}
