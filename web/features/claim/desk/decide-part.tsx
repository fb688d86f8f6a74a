import { CLAIM_TEXT_MAX } from '#shared/domain/claim.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseWords } from '#web/features/case-desk/case-words.tsx';
import { useSecondsLeft } from '#web/features/desk/hold/hold-clock.ts';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { DeskClaimData } from './load-desk-claims.ts';

interface Props {
  data: DeskClaimData;
  answer: CaseAnswer | undefined;
}

/** The page is somebody else's after these: by a proof, or by two people. */
const GIVES: ReadonlySet<string> = new Set(['approve', 'transfer']);

/** The decisions that can be taken now. */
export function DecidePart({ data, answer }: Props) {
  const t = useT();
  const { claim } = data;
  const { can } = claim;
  const verbs = can.verbs.filter((verb) => verb !== 'undo');
  return (
    <>
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
      {claim.undo_until && can.verbs.includes('undo') && <Undo until={claim.undo_until} now={data.now} />}
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
              <IntentButton value="withdraw-proposal" size="s">
                {t('claim:desk.withdraw_proposal')}
              </IntentButton>
            </p>
          )}
        </Notice>
      )}
      {verbs.length > 0 && (
        <CaseWords
          // A new box after each step: the old one kept its words until it was taken.
          key={claim.version}
          name="text"
          label={t('claim:desk.text')}
          hint={t('claim:desk.text_hint')}
          rows={6}
          max={CLAIM_TEXT_MAX}
          optional=""
          answer={answer}
        />
      )}
      {verbs.map((verb) => (
        <div key={verb} className="grid gap-1">
          <IntentButton
            value={verb}
            look={GIVES.has(verb) && claim.has_proof && !claim.objected ? 'ink' : 'line'}
            wide
          >
            {t(`claim:desk.${verb}`)}
          </IntentButton>
          <p className="t-small t-3">
            {t(`claim:desk.${verb}_text`)}
            {GIVES.has(verb) && !claim.has_proof && ` ${t('claim:desk.no_proof')}`}
            {GIVES.has(verb) && claim.has_proof && claim.objected && ` ${t('claim:desk.objected')}`}
          </p>
        </div>
      ))}
      {!can.own && can.verbs.length === 0 && claim.turn === 'desk' && (
        <p className="t-2">{t('claim:desk.read_only')}</p>
      )}
    </>
  );
}

/** Takes the decision back, while its letters are held. */
function Undo({ until, now }: { until: string; now: string }) {
  const t = useT();
  const left = useSecondsLeft(until, now);
  if (left === 0) return <p className="t-small t-3">{t('claim:desk.undo_over')}</p>;
  return (
    <div className="grid gap-1">
      <IntentButton value="undo" wide>
        {t('claim:desk.undo')}
      </IntentButton>
      <p className="t-small t-3">{t('claim:desk.undo_left', { count: left })}</p>
    </div>
  );
}
