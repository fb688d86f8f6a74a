import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field } from '#web/components/form/field.tsx';
import { type FieldProps, splitProps } from '#web/components/form/field-props.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface PasswordInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'size' | 'type'> {
  /** Id of one more text that describes it: the rules of a new password. */
  describedBy?: string;
}

/** A password that can be shown while it is typed. It is hidden again when the form is sent. */
export function PasswordInput({ describedBy, ...props }: PasswordInputProps) {
  const t = useT();
  const [field, input] = splitProps(props);
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = box.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field {...field} lang="en" describedBy={describedBy}>
      {(control) => (
        <span className="password">
          <input
            {...input}
            {...control}
            ref={box}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="input"
          />
          {hydrated && (
            <IconButton
              label={t(shown ? 'shell:sign_in.hide_password' : 'shell:sign_in.show_password')}
              onClick={() => setShown(!shown)}
            >
              <Icon of={shown ? EyeOff : Eye} />
            </IconButton>
          )}
        </span>
      )}
    </Field>
  );
}
