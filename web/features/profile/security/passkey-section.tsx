import KeyRound from 'lucide-react/icons/key-round';
import { formatDate } from '#shared/format/dates.ts';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { SecurityAnswer } from './change-security.ts';
import type { SecurityData } from './load-security.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** What was done with one. */
const DONE = {
  'passkey-added': 'profile:passkey.added',
  'passkey-renamed': 'profile:passkey.renamed',
  'passkey-removed': 'profile:passkey.removed',
} as const;

/** Passkeys that confirm the password: add one under a name, rename or remove it. */
export function PasskeySection({
  data: { passkeys, factor, email, proved },
  answer,
}: {
  data: SecurityData;
  answer: SecurityAnswer | null;
}) {
  const t = useT();
  const problem = answer?.problem;
  const codes = answer?.recovery_codes;
  // Of a passkey in the list the list says it.
  const own = passkeys.find(({ id }) => id === answer?.passkey);
  return (
    <ProfileSection id="passkey" title={t('profile:passkey.title')} text={t('profile:passkey.text')}>
      {problem && !problem.errors && <ProblemNotice problem={problem} />}
      {answer?.done && answer.done in DONE && (
        <DoneNotice
          key={passkeys.map(({ id, name }) => id + name).join()}
          text={t(DONE[answer.done as keyof typeof DONE])}
        />
      )}
      {codes && <RecoveryCodes codes={codes} email={email} />}
      {passkeys.length > 0 && (
        <ul className="line-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Icon of={KeyRound} />
              <div className="text">
                <b className="break-words">{passkey.name}</b>
                <p className="t-small t-3">
                  {passkey.used_at
                    ? t('profile:passkey.line_used', {
                        date: formatDate(t.language, passkey.created_at),
                        date_used: formatDate(t.language, passkey.used_at),
                      })
                    : t('profile:passkey.line', { date: formatDate(t.language, passkey.created_at) })}
                </p>
                {!passkey.can.remove && <p className="t-small t-2 mt-1">{t('profile:passkey.must')}</p>}
              </div>
              <RenamePasskey
                key={passkey.name}
                passkey={passkey}
                typed={own === passkey ? answer?.name : undefined}
                errors={own === passkey ? problem?.errors?.name : undefined}
              />
              {passkey.can.remove && (
                <RemovePasskey
                  passkey={passkey}
                  errors={own === passkey ? problem?.errors?.code : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {passkeys.length > 0 && !factor.enabled && !codes && (
        <p className="t-small t-2">{t('profile:factor.left', { count: factor.recovery_codes_left })}</p>
      )}
      {proved ? (
        <AddPasskey key={`add ${passkeys.length}`} errors={own ? undefined : problem?.errors?.name} />
      ) : (
        <ProofGate back={`${SECURITY_PATH}#passkey`} />
      )}
    </ProfileSection>
  );
}
