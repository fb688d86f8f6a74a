import { useEffect } from 'react';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useOnDemand } from '#web/lib/on-demand.tsx';
import { overlays } from '#web/lib/overlays.ts';
import { useStore } from '#web/lib/store.ts';
import { asksForPalette, closePalette, openPalette, palette } from './palette-store.ts';

const PALETTE = { load: () => import('./palette.tsx') };

/** Opens the palette from the bar or with Ctrl+K, before the search of the public site hears of it; fetched when first wanted. */
export function PaletteHost() {
  const viewer = useViewer();
  const open = useStore(palette);
  const Palette = useOnDemand(PALETTE, open, closePalette);
  useEffect(() => {
    if (!viewer) return;
    const press = (event: KeyboardEvent) => {
      if (overlays.get() || !asksForPalette(event, event.target instanceof Element ? event.target : null))
        return;
      event.preventDefault();
      event.stopPropagation();
      openPalette();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [viewer]);
  return Palette && viewer && <Palette roles={viewer.desk_roles} />;
}
