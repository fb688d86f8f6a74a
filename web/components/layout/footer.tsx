import { serverDrawn } from '#web/lib/server-drawn.tsx';
import type { FooterContentProps } from './footer-content.tsx';

const FooterContent = serverDrawn(
  () => import('./footer-content.tsx').then((file) => file.KeptFooter),
  'wrap',
);

export function Footer(props: FooterContentProps) {
  return (
    <footer className="foot on-ink">
      <FooterContent {...props} />
    </footer>
  );
}
