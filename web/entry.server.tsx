import { randomUUID } from 'node:crypto';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import type { Texts } from '#shared/i18n/areas.ts';
import { DEFAULT_LANGUAGE } from '#shared/i18n/languages.ts';
import type { ShellData } from './features/shell/shell-data.ts';
import { apiContext, type PageApi } from './lib/api-context.ts';
import { hydratesOnUse } from './lib/hydration.ts';
import { HYDRATION_HEADER } from './lib/hydration-names.ts';
import { keepHtml } from './lib/keep-html.ts';
import { KeptHtmlContext } from './lib/kept-html.tsx';
import { loadPageTexts, pageWording } from './lib/page-texts.ts';
import { isProblem } from './lib/read-problem.ts';
import { withScriptFloor } from './lib/script-floor.ts';
import { ScriptMark } from './lib/script-mark.ts';
import { scriptsAfterPaint } from './lib/scripts-after-paint.ts';
import { takeHydrationData } from './lib/take-hydration-data.ts';
import { textAreasOf } from './lib/text-areas.ts';
import { TextsProvider } from './lib/texts.tsx';
import { wholeText } from './lib/whole-text.ts';
import starter from './starter/starter.ts?separate-script';

export { apiContext };

const GIVE_UP_MS = 10_000;

/** Renders the whole page before the first byte: it is kept and hashed as a whole (server/http/render-page.ts). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const api = context.get(apiContext);
  if (status === 404 && api?.leavesMissing) return new Response(null, { status });
  // Of the request, not of the data of the page: an error page may have none.
  const language = api?.caller.language ?? DEFAULT_LANGUAGE;
  const mark = api?.scriptMark;
  const { matches, errors, loaderData, actionData } = router.staticHandlerContext;
  const handles = matches.map(({ route }) => router.routeModules[route.id]?.handle);
  const texts = await loadPageTexts(language, textAreasOf(handles), api?.wording);
  const wording = pageWording(language, api?.wording);
  const kept = keepHtml(language, api?.wording, mark ?? randomUUID());
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <TextsProvider language={language} texts={texts} wording={wording}>
        <ScriptMark value={mark}>
          <KeptHtmlContext value={kept}>
            <ServerRouter context={router} url={request.url} nonce={mark} />
          </KeptHtmlContext>
        </ScriptMark>
      </TextsProvider>,
      {
        nonce: mark,
        // Nothing is put into place by a script: the page is whole without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () =>
          void pipe(
            wholeText((text) => {
              clearTimeout(patience);
              resolve(text);
            }),
          ),
        onShellError: reject,
        onError: (error) => report(error, api),
      },
    );
    // Left running, it would keep every page of the last seconds in memory.
    const patience = setTimeout(abort, GIVE_UP_MS).unref();
  });
  const send = (page: string) => {
    // A body is bytes: whoever made the request in this process works with the text.
    if (!api?.takeHtml) return new Response(page, { status, headers });
    api.takeHtml(page);
    return new Response(null, { status, headers });
  };
  headers.set('content-type', 'text/html; charset=utf-8');
  const tested = withScriptFloor(kept.finish(html), mark);
  // In development the scripts of the server of files come first, whatever they are.
  if (!import.meta.env.PROD) return send(tested);
  const isRead = (!errors || status === 404) && !actionData && hydratesOnUse(handles);
  if (!isRead || isSomebodyHere(loaderData.root)) return send(scriptsAfterPaint(tested, language));
  // A page for one alone, and one that is not there, would never be asked for under the same name.
  const isShared = !errors && !headers.has('x-private') && !isSecretPage(new URL(request.url).pathname);
  const shown = Object.fromEntries(
    textAreasOf(handles, false).map((area) => [area, texts[area]]),
  ) as unknown as Texts;
  const taken = isShared && api?.keepForHydration ? takeHydrationData(tested, shown, wording) : null;
  const data = taken ? [taken.frame, taken.own].map((json) => api!.keepForHydration!(json)) : [];
  if (data.length > 0) headers.set(HYDRATION_HEADER, data.join());
  return send(scriptsAfterPaint(taken?.html ?? tested, language, { file: starter, data }));
}

/** Who is signed in, or was until now, is told what waits for them. */
function isSomebodyHere(shell: Partial<ShellData> | undefined): boolean {
  return Boolean(shell?.viewer || shell?.session_ended);
}

/** Problems of the API are pages of their own and were logged there; only what nobody foresaw is worth a line here. */
function report(error: unknown, api: PageApi | null): void {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: unknown };
  if (isProblem(data) || (typeof status === 'number' && status < 500)) return;
  if (api?.fault) api.fault(error);
  else console.error(error);
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) report(error, context.get(apiContext));
}
