import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { DESK_PATH } from '#web/features/desk/frame/desk-paths.ts';
import { SIGN_OUT_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';

export interface DeskNoticeProps {
  desk: 'open' | 'closed';
  /** A second factor is set up. */
  hasFactor: boolean;
}

/** Why somebody who works at the desk does not get in, and what opens it. */
export function DeskNotice({ desk, hasFactor }: DeskNoticeProps) {
  const t = useT();
  const open = desk === 'open';
  const to = open ? DESK_PATH : hasFactor ? SIGN_OUT_PATH : '#factor';
  const button = open ? 'profile:desk.go' : hasFactor ? 'shell:account.log_out' : 'profile:factor.begin';
  return (
    <Notice tone={open ? 'ok' : 'warn'} title={open ? undefined : t('profile:desk.title')}>
      <div className="banner-row">
        <p>{t(open ? 'profile:desk.ready' : hasFactor ? 'profile:desk.again' : 'profile:desk.text')}</p>
        <ButtonLink look="ink" to={to}>
          {t(button)}
        </ButtonLink>
      </div>
    </Notice>
  );
}
