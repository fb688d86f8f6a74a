import { profileSlug } from '#shared/domain/profile/own-profile-paths.ts';
import { TextDiff } from '#web/components/ui/text-diff.tsx';
import { useT } from '#web/lib/texts.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';
import { ActForm } from './act-form.tsx';

/** What waits of an approved page: was and now at each changed field, each to be thrown away on its own. */
export function WaitingChanges({ profile }: { profile: OwnProfile }) {
  const t = useT();
  if (profile.changes.length === 0) return null;
  const action = profileTo(profile);
  const texts = { was: t('own-profile:changes.was'), now: t('own-profile:changes.now') };
  return (
    <section aria-labelledby="changes-title" className="own-part">
      <div className="own-part-head">
        <h2 id="changes-title" className="t-h3">
          {t('own-profile:changes.title')} <span className="t-3 num t-normal">{profile.changes.length}</span>
        </h2>
      </div>
      <p className="t-2">
        {t(
          profile.changes_status === 'reviewing'
            ? 'own-profile:changes.with_desk'
            : 'own-profile:changes.not_public',
          { kind: profileSlug(profile.kind) },
        )}
      </p>
      <ul className="own-changes">
        {profile.changes.map((change) => (
          <li key={change.name}>
            <div className="own-part-head">
              <h3 className="t-h4">{change.label}</h3>
              {profile.can.discard && (
                <ActForm
                  action={action}
                  intent="discard"
                  look="bare"
                  size="s"
                  text={t('own-profile:changes.discard_field')}
                  label={t('own-profile:changes.discard_named', { field: change.label })}
                  hidden={{ name: change.name }}
                  question={{
                    title: t('own-profile:changes.discard_question', { field: change.label }),
                    text: t('own-profile:ask.discard_text'),
                    danger: true,
                  }}
                />
              )}
            </div>
            <TextDiff was={change.was_texts} now={change.now_texts} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
