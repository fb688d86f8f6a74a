import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { PASSWORD_MIN } from '#shared/constants.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The parts of the rule for passwords, each as it is met. */
const PARTS = [
  { key: 'length', met: (typed: string) => [...typed].length >= PASSWORD_MIN },
  { key: 'lower', met: (typed: string) => /\p{Ll}/u.test(typed) },
  { key: 'upper', met: (typed: string) => /\p{Lu}/u.test(typed) },
  { key: 'digit', met: (typed: string) => /\p{Nd}/u.test(typed) },
] as const;

/** What a new password needs, ticked off while it is typed, and how to find one that is hard to guess. */
export function PasswordRules({ id, typed }: { id: string; typed: string }) {
  const t = useT();
  return (
    <div id={id} className="password-rules">
      <p className="t-small">{t('account:password_rules.title')}</p>
      <ul>
        {PARTS.map(({ key, met }) => {
          const done = met(typed);
          return (
            <li key={key} className={done ? 'met' : undefined}>
              <Icon of={done ? CircleCheck : CircleDashed} size="s" />
              {t(`account:password_rules.${key}`, { n: PASSWORD_MIN })}
              {done && <span className="sr-only"> ({t('account:password_rules.met')})</span>}
            </li>
          );
        })}
      </ul>
      <p className="t-small t-3">{t('account:password_rules.advice')}</p>
    </div>
  );
}
