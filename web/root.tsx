import './styles/app.css';
import './components/layout/frame.css';
import { type ReactNode, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { DocumentHead } from './components/layout/document-head.tsx';
import { ErrorPage } from './components/layout/error-page.tsx';
import { Frame } from './components/layout/frame.tsx';
import { LastDocument } from './components/layout/last-document.tsx';
import { LastResort } from './components/layout/last-resort.tsx';
import { Overlays } from './components/layout/overlays.tsx';
import { useSessionRule } from './features/account/session/session-rule.ts';
import { loadShell } from './features/shell/load-shell.ts';
import { useShell } from './features/shell/shell-data.ts';
import { useStartBrowser } from './features/shell/start-browser.ts';
import { useTrueAddress } from './features/shell/true-address.ts';
import khmerFont from './fonts/kantumruy-pro-khmer.woff2?url';
import latinFont from './fonts/kantumruy-pro-latin.woff2?url';
import type { ProblemBody } from './lib/api-context.ts';
import { frameOf } from './lib/frame.ts';
import { bareProblem, isProblem } from './lib/read-problem.ts';
import { withSignIn } from './lib/sign-in-paths.ts';
import { textAreasOf } from './lib/text-areas.ts';
import { PageTexts, useLanguage, useT } from './lib/texts.tsx';

const FONTS = { en: latinFont, km: khmerFont };

export function loader({ request, context }: Route.LoaderArgs) {
  return loadShell(request, context);
}

/** The frame is read anew after something was written, not for every link, nor when there was no line to write over. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  const noLine = (rest.actionResult as { problem?: { status?: number } } | null)?.problem?.status === 0;
  const written = formMethod !== undefined && formMethod !== 'GET' && !noLine;
  return (written || (currentUrl.href === nextUrl.href && !noLine)) && rest.defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  // Without a fault it is null or undefined.
  const failed = (useRouteError() ?? null) !== null;
  return (
    <LastDocument failed={failed}>
      <Document failed={failed}>{children}</Document>
    </LastDocument>
  );
}

/** Where React makes the document anew, sheets fetched for parts stand before that of the frame, and its reset would win. */
const keepSheetsOfPartsLast = () =>
  document.head.append(...document.querySelectorAll('link[rel=stylesheet][crossorigin]'));

function Document({ failed, children }: { failed: boolean; children: ReactNode }) {
  const language = useLanguage();
  const page = useTrueAddress();
  const shell = useShell();
  const handles = useMatches().map(({ handle }) => handle);
  useLayoutEffect(keepSheetsOfPartsLast, []);
  return (
    // The start writes on it that scripts are awake, before React looks; React does where it makes the document anew.
    <html
      lang={language}
      data-signed-in={shell?.viewer ? '' : undefined}
      data-scripts={import.meta.env.SSR ? undefined : 'awake'}
      suppressHydrationWarning
    >
      <head>
        <DocumentHead
          language={language}
          font={FONTS[language]}
          page={page}
          // A page that failed is not the true one of any address.
          publicUrl={failed ? null : (shell?.public_url ?? null)}
          frame={shell?.content?.site.theme_color}
        />
        <Meta />
        <Links />
        {shell?.content?.site.brand_css && <link rel="stylesheet" href={shell.content.site.brand_css} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {frameOf(handles) !== 'bare' && (
          <>
            <PageTexts areas={textAreasOf(handles, false)} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const shell = useShell();
  const frame = frameOf(useMatches().map(({ handle }) => handle));
  useStartBrowser(useT(), Boolean(shell?.viewer));
  if (frame === 'site') {
    return (
      <Frame shell={shell}>
        <Outlet />
      </Frame>
    );
  }
  return (
    <>
      <Outlet />
      {frame === 'own' && <Overlays shell={shell} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const location = useLocation();
  const shell = useShell();
  const problem = problemOf(error);
  useSessionRule(problem.status, Boolean(shell?.viewer));
  return (
    <LastResort>
      <Frame shell={shell} error>
        <ErrorPage problem={problem} signInHref={withSignIn(location)} />
      </Frame>
    </LastResort>
  );
}

/** What an error page says: the API's own problem, a bare status, else 500; in the browser also a lost line. */
function problemOf(error: unknown): ProblemBody {
  if (isRouteErrorResponse(error)) return isProblem(error.data) ? error.data : bareProblem(error.status);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return bareProblem(0);
  return bareProblem(500);
}
