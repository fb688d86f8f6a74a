import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';

interface CodeInputProps {
  /** Where a page asks for several codes. */
  id?: string;
  hint: string;
  error: string[] | undefined;
}

/** Takes a code of the second factor or one for recovery, before the factor goes. */
export function CodeInput({ id, hint, error }: CodeInputProps) {
  const t = useT();
  return (
    <TextInput
      id={id}
      name="code"
      label={t('profile:factor.code')}
      hint={hint}
      lang="en"
      className="max-w-56"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
