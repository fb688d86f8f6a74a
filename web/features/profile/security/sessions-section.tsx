import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { SecurityAnswer } from './change-security.ts';
import type { SecurityData } from './load-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

type Session = SecurityData['sessions'][number];

/** Where the person is signed in; this device first, the others with the way to end them once it is shown who asks. */
export function SessionsSection({
  sessions,
  proved,
  answer,
}: {
  sessions: readonly Session[];
  proved: boolean;
  answer: SecurityAnswer | null;
}) {
  const t = useT();
  const busy = useSending('end-others');
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <ProfileSection id="sessions" title={t('profile:sessions.title')} text={t('profile:sessions.text')}>
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {answer?.done && (
        <DoneNotice
          key={sessions.length}
          text={t(answer.done === 'others' ? 'profile:sessions.ended_others' : 'profile:sessions.ended')}
        />
      )}
      <ul className="line-list">
        {ordered.map((session) => (
          <Line key={session.id} session={session} canEnd={proved && !session.current} />
        ))}
      </ul>
      {sessions.length > 1 && !proved && <ProofGate back={`${SECURITY_PATH}#sessions`} />}
      {sessions.length > 1 && proved && (
        <SecurityForm part="sessions">
          <Button type="submit" name="intent" value="end-others" look="line" loading={busy}>
            {t('profile:sessions.end_others')}
          </Button>
        </SecurityForm>
      )}
      {sessions.length < 2 && <p className="t-small t-3">{t('profile:sessions.only')}</p>}
    </ProfileSection>
  );
}

function Line({ session, canEnd }: { session: Session; canEnd: boolean }) {
  const t = useT();
  const busy = useSending('end-session', 'id', session.id);
  const used = formatDateTime(t.language, session.used_at);
  const known = session.device !== '';
  const device = known ? session.device : t('profile:sessions.unknown');
  return (
    <li>
      <Icon of={/Android|iOS/.test(session.device) ? Smartphone : Laptop} />
      <div className="text">
        <p className="flex flex-wrap items-center gap-x-3">
          <b lang={known ? 'en' : undefined}>{device}</b>
          {session.current && <Tag tone="ok">{t('profile:sessions.current')}</Tag>}
        </p>
        <p className="t-small t-3">
          {t('profile:sessions.opened', { date: formatDateTime(t.language, session.opened_at) })} ·{' '}
          {t('profile:sessions.used', { date: used })}
        </p>
        {!session.current && (
          <p className="t-small t-3">
            {t(session.same_network ? 'profile:sessions.same_network' : 'profile:sessions.other_network')}
          </p>
        )}
      </div>
      {canEnd && (
        <SecurityForm part="sessions">
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            name="intent"
            value="end-session"
            look="line"
            size="s"
            loading={busy}
            aria-label={t('profile:sessions.end_label', { device, date: used })}
          >
            {t('profile:sessions.end')}
          </Button>
        </SecurityForm>
      )}
    </li>
  );
}
