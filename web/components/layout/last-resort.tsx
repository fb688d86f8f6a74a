import { Component, type ReactNode } from 'react';
import { useT } from '#web/lib/texts.tsx';

interface Props {
  children: ReactNode;
  fallback: ReactNode;
}

/** Catches what goes wrong while the error page itself is shown. */
class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Around the error page. */
export function LastResort({ children }: { children: ReactNode }) {
  return <Boundary fallback={<PlainErrorPage />}>{children}</Boundary>;
}

/** "An error occurred while showing the error page", with a link home, made of little that could fail again. */
export function PlainErrorPage() {
  const t = useT();
  return (
    <main id="main" className="wrap section">
      <h1 className="t-h1">{t('common:problems.error_page.title')}</h1>
      <p className="t-lead mt-3">
        <a className="link" href="/">
          {t('common:problems.error_page.message')}
        </a>
      </p>
    </main>
  );
}
