import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

const THREADS = 20;

/** How complete a profile is, woven, and the field that would help it most. */
export function Completeness({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const { percent, next } = profile.completeness;
  const on = Math.round((percent / 100) * THREADS);
  return (
    <div className="own-meter">
      <p>
        <b className="turn-figure">{percent}%</b> {t('own-profile:meter.word')}
      </p>
      <div className="own-threads" aria-hidden="true">
        {Array.from({ length: THREADS }, (_, i) => (
          <span key={i} data-on={i < on || undefined} />
        ))}
      </div>
      <p className="t-small t-2">
        {next ? (
          <>
            {t('own-profile:meter.next')}{' '}
            {profile.parts.some(({ name, edit }) => edit && name === next.part) ? (
              <AppLink className="link" to={profileTo(profile, { part: next.part })}>
                {next.label}
              </AppLink>
            ) : (
              next.label
            )}
          </>
        ) : (
          t('own-profile:meter.whole')
        )}
      </p>
    </div>
  );
}
