import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';

type Props = { value: string } & Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'loading'>;

/** A button of the form around it; `value` says what is asked. */
export function IntentButton({ value, look = 'line', ...button }: Props) {
  const sending = useNavigation().formData?.get('intent');
  return (
    <Button {...button} type="submit" name="intent" value={value} look={look} loading={sending === value} />
  );
}
