import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { formatDate } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { SecurityAnswer } from './change-security.ts';
import { LinkIdentity } from './link-identity.tsx';
import type { SecurityData } from './load-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** Identities one signs in with: link one, or unlink it where another way to sign in is left. */
export function IdentitySection({
  identities: { offered, data },
  proved,
  answer,
}: {
  identities: SecurityData['identities'];
  proved: boolean;
  answer: SecurityAnswer | null;
}) {
  const t = useT();
  const busy = useSending('unlink');
  if (!offered && data.length === 0) return null;
  return (
    <ProfileSection id="identity" title={t('profile:identity.title')} text={t('profile:identity.text')}>
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {answer?.done && <DoneNotice text={t('profile:identity.unlinked')} />}
      {data.length > 0 && (
        <ul className="line-list">
          {data.map(({ provider, linked_at, used_at, other_account, can }) => (
            <li key={provider}>
              <Icon of={Fingerprint} />
              <div className="text">
                <b lang="en">CamDigiKey</b>
                <p className="t-small t-3">
                  {t('profile:identity.linked', {
                    date: formatDate(t.language, linked_at),
                    date_used: formatDate(t.language, used_at),
                  })}
                </p>
                {(proved || !can.unlink) && (
                  <p className="t-small t-2 mt-1">
                    {t(can.unlink ? 'profile:identity.unlink_text' : 'profile:identity.only_way')}
                  </p>
                )}
                {other_account && (
                  <p className="t-small t-2 mt-1 break-words">
                    {t('profile:identity.other_account', { email: other_account })}
                  </p>
                )}
              </div>
              {can.unlink && proved && (
                <SecurityForm part="identity">
                  <input type="hidden" name="provider" value={provider} />
                  <Button type="submit" name="intent" value="unlink" look="line" size="s" loading={busy}>
                    {t('profile:identity.unlink')}
                  </Button>
                </SecurityForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {!proved && data.every(({ can }) => can.unlink) && <ProofGate back={`${SECURITY_PATH}#identity`} />}
      {proved && data.length === 0 && <LinkIdentity leave={answer?.leave} />}
    </ProfileSection>
  );
}
