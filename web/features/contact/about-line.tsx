import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';

/** The page the message is about, as the form sends it along; one may take it off. */
export function AboutLine({ path }: { path: string }) {
  const t = useT();
  const scripted = useHydrated();
  const [kept, setKept] = useState(path !== '');
  if (!kept) return null;
  return (
    <p className="contact-about">
      <input type="hidden" name="about" value={path} />
      <span>
        {t('contact:form.about')}{' '}
        <a className="link" href={path} lang="en">
          {path}
        </a>
      </span>
      {scripted && (
        <Button look="bare" size="s" onClick={() => setKept(false)}>
          {t('contact:form.about_remove')}
        </Button>
      )}
    </p>
  );
}
