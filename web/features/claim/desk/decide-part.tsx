import { CLAIM_TEXT_MAX } from '#shared/domain/claim.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useSecondsLeft } from '#web/features/desk/hold/hold-clock.ts';
import { Assignment } from '#web/features/desk/list/assignee.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { DeskClaimAnswer } from './act-on-desk-claim.ts';
import type { DeskClaimData } from './load-desk-claims.ts';

interface Props {
  data: DeskClaimData;
  answer: DeskClaimAnswer | null;
  /** The button that is at work. */
  sending: string | null;
}

/** The page is somebody else's after these: by a proof, or by two people. */
const GIVES: ReadonlySet<string> = new Set(['approve', 'transfer']);

/** Who is looking at the claim, and the decisions that can be taken now. */
export function DecidePart({ data, answer, sending }: Props) {
  const t = useT();
  const { claim } = data;
  const { can } = claim;
  const verbs = can.verbs.filter((verb) => verb !== 'undo');
  return (
    <>
      <Assignment assignee={claim.assignee} viewerId={data.viewer_id} can={can} sending={sending} />
      <section className="desk-decision" aria-labelledby="decide">
        <h2 id="decide" className="t-h3">
          {t('claim:desk.decide')}
        </h2>
        {can.own && (
          <Notice tone="warn">
            <p>{t('claim:desk.own')}</p>
          </Notice>
        )}
        {claim.decided_by && (
          <p className="t-small t-2">
            {t('claim:desk.decided', {
              name: staffName(claim.decided_by, t.language).text,
              date: formatDateTime(t.language, claim.decided_at ?? claim.waiting_since),
            })}
          </p>
        )}
        {claim.undo_until && can.verbs.includes('undo') && (
          <Undo until={claim.undo_until} now={data.now} busy={sending === 'undo'} />
        )}
        {claim.state === 'need_more_info' && <p className="t-2">{t('claim:desk.their_turn')}</p>}
        {claim.turn === 'claimant' && claim.state !== 'need_more_info' && (
          <p className="t-2">
            {t(claim.state === 'disputed' ? 'claim:desk.unshown_dispute' : 'claim:desk.unshown')}
          </p>
        )}
        {claim.objection_until && (
          <p className="t-2">
            {t('claim:desk.objection', { date: formatDateTime(t.language, claim.objection_until) })}
          </p>
        )}
        {claim.proposal && (
          <Notice tone="warn">
            <p>
              {t('claim:desk.proposal', {
                name: staffName(claim.proposal.by, t.language).text,
                text: claim.proposal.text,
              })}
            </p>
            {claim.proposal.is_own && (
              <p className="mt-3">
                <Button
                  type="submit"
                  name="intent"
                  value="withdraw-proposal"
                  look="line"
                  size="s"
                  loading={sending === 'withdraw-proposal'}
                >
                  {t('claim:desk.withdraw_proposal')}
                </Button>
              </p>
            )}
          </Notice>
        )}
        {verbs.length > 0 && (
          <TextArea
            name="text"
            label={t('claim:desk.text')}
            hint={t('claim:desk.text_hint')}
            optional=""
            rows={6}
            defaultValue={answer?.text ?? ''}
            error={answer?.problem.errors?.text}
            errorPrefix={t('common:form.error_prefix')}
            counter={{
              max: CLAIM_TEXT_MAX,
              text: (used, max) => `${formatInteger(used)} / ${formatInteger(max)}`,
            }}
          />
        )}
        {verbs.map((verb) => (
          <div key={verb} className="grid gap-1">
            <Button
              type="submit"
              name="intent"
              value={verb}
              look={GIVES.has(verb) && claim.has_proof ? 'ink' : 'line'}
              wide
              loading={sending === verb}
            >
              {t(`claim:desk.${verb}`)}
            </Button>
            <p className="t-small t-3">
              {t(`claim:desk.${verb}_text`)}
              {GIVES.has(verb) && !claim.has_proof && ` ${t('claim:desk.no_proof')}`}
            </p>
          </div>
        ))}
        {!can.own && can.verbs.length === 0 && claim.turn === 'desk' && (
          <p className="t-2">{t('claim:desk.read_only')}</p>
        )}
      </section>
    </>
  );
}

/** Takes the decision back, while its letters are held. */
function Undo({ until, now, busy }: { until: string; now: string; busy: boolean }) {
  const t = useT();
  const left = useSecondsLeft(until, now);
  if (left === 0) return <p className="t-small t-3">{t('claim:desk.undo_over')}</p>;
  return (
    <div className="grid gap-1">
      <Button type="submit" name="intent" value="undo" look="line" wide loading={busy}>
        {t('claim:desk.undo')}
      </Button>
      <p className="t-small t-3">{t('claim:desk.undo_left', { count: left })}</p>
    </div>
  );
}
