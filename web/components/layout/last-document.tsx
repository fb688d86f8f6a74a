import { Component, type ReactNode } from 'react';
import { reloadWithoutScripts } from '#web/lib/reload-without-scripts.ts';
import { PlainErrorPage } from './last-resort.tsx';

interface Props {
  /** The page is an error page already: nothing else is left that could catch. */
  failed: boolean;
  children: ReactNode;
}

/**
 * Around the whole document: scripts never make a working page worse. When the error page breaks too, the page is asked
 * for once more, as the server makes it, and its scripts stay off in this tab. Nobody ever reads the stack of a program.
 */
export class LastDocument extends Component<Props, { fault: { error: unknown } | null }> {
  override state = { fault: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidCatch() {
    if (this.props.failed) reloadWithoutScripts();
  }

  override render() {
    const { failed, children } = this.props;
    if (!this.state.fault) return children;
    // The router's own way of telling faults comes first.
    if (!failed) throw this.state.fault.error;
    return (
      <html lang={document.documentElement.lang}>
        <body>
          <PlainErrorPage />
        </body>
      </html>
    );
  }
}
