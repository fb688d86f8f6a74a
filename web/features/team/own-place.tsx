import { Form, useNavigation } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';

/** Everybody of a team chooses for themselves whether they stand among the people of the page. */
export function OwnPlace({ shown, waits, path }: { shown: boolean; waits: boolean; path: string }) {
  const t = useT();
  const intent = shown ? 'place:hidden' : 'place:shown';
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" action={path} preventScrollReset className="mt-5">
      <p className="t-2 mb-3 max-w-prose">
        {t(shown ? 'team:place.shown' : 'team:place.hidden')} {waits && t('team:place.waits')}
      </p>
      <Button type="submit" name="intent" value={intent} look="line" size="s" loading={busy}>
        {t(shown ? 'team:place.hide' : 'team:place.show')}
      </Button>
    </Form>
  );
}
