import UserPlus from 'lucide-react/icons/user-plus';
import { type ComponentType, useEffect, useState } from 'react';
import { connectPath } from '#shared/domain/connection.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { loadPart } from '#web/lib/reload-once.ts';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { ensureTexts, useLanguage, useT } from '#web/lib/texts.tsx';
import type { ConnectStateProps } from './connect-state.tsx';
import type { ConnectionSubject } from './use-connection.ts';

/**
 * The way to connect on the page of a person. The server draws a link that works without
 * a script and for visitors; for who is signed in the state in words and its buttons take its place.
 */
export function ConnectBox(props: ConnectionSubject) {
  const t = useT();
  const viewer = useViewer();
  const language = useLanguage();
  const [State, setState] = useState<ComponentType<ConnectStateProps> | null>(null);
  useEffect(() => {
    if (!viewer) return;
    let left = false;
    Promise.all([
      loadPart(() => import('./connect-state.tsx').then((file) => file.ConnectState)),
      ensureTexts(language, ['connection']),
    ]).then(
      ([part]) => {
        if (!left) setState(() => part);
      },
      // The link stays.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [viewer, language]);
  const to = connectPath(props);
  const link = (
    <ButtonLink to={viewer ? to : signInAction(to)} look="line" icon={<Icon of={UserPlus} />} data-connect="">
      {t('common:action.connect')}
    </ButtonLink>
  );
  return <div className="connect-box">{State ? <State {...props} fallback={link} /> : link}</div>;
}
