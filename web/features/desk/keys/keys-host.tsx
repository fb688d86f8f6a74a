import { useOnDemand } from '#web/lib/on-demand.tsx';
import { useStore } from '#web/lib/store.ts';
import { closeKeysHelp, keysHelp, openKeysHelp } from './keys-store.ts';
import { useDeskKeys } from './use-desk-keys.ts';

const HELP = { load: () => import('./keys-help.tsx') };

/** Opens the help with `?` or from the bar; fetched when it is first wanted. */
export function KeysHost() {
  const open = useStore(keysHelp);
  const Help = useOnDemand(HELP, open, closeKeysHelp);
  useDeskKeys({ help: openKeysHelp });
  return Help && <Help />;
}
