import type { listClaims } from '#shared/contracts/claim.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CLAIM_TONES } from './claim-tones.ts';

export type ClaimRow = ResponseOf<typeof listClaims>['data'][number];

/** Claims in lines: the page, whose turn it is and since when, the state in words. */
export function ClaimRows({ claims }: { claims: readonly ClaimRow[] }) {
  const t = useT();
  return (
    <ul className="line-list">
      {claims.map((claim) => {
        const name = localName(claim.page, t.language);
        return (
          <li key={claim.id}>
            <div className="text">
              <p>
                <AppLink className="link" to={claimPath(claim.id)} lang={name.lang}>
                  <b>{name.text}</b>
                </AppLink>
              </p>
              <p className="t-small t-2">
                <span lang="en">{claim.reference}</span> · {turnText(t, claim)}
              </p>
            </div>
            <Tag tone={CLAIM_TONES[claim.state]}>{t(`claim:state.${claim.state}`)}</Tag>
          </li>
        );
      })}
    </ul>
  );
}

/** Whose turn it is and since when, or when it was over. */
export function turnText(
  t: Translator,
  {
    turn,
    state,
    is_shown,
    waiting_since,
    decided_at,
  }: Pick<ClaimRow, 'turn' | 'state' | 'is_shown' | 'waiting_since' | 'decided_at'>,
): string {
  const date = formatDate(t.language, turn ? waiting_since : (decided_at ?? waiting_since));
  if (turn === 'claimant' && !is_shown && state !== 'need_more_info') return t('claim:turn.proof', { date });
  if (turn) return t(`claim:turn.${turn}`, { date });
  return t(state === 'withdrawn' ? 'claim:turn.withdrawn' : 'claim:turn.over', { date });
}
