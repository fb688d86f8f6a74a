import type { FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import { FILES_HEADER } from '#shared/files-audience.ts';
import type { Services } from '../services.ts';
import type { Answer } from './answer-cache.ts';
import type { Caller } from './dispatch.ts';
import { entityTag } from './entity-tag.ts';
import { nothingShown, publicCaching, type Shown } from './freshness.ts';
import { newScriptMark, takeMarked } from './inline-scripts.ts';
import { READS } from './origin.ts';
import { createPageApi } from './page-api.ts';
import { formOf, type PageForm } from './page-form.ts';
import type { Route } from './route.ts';
import { asksMembersFiles, buildFor } from './route-lists.ts';
import { pagePolicy } from './security-headers.ts';
import type { ProblemBody } from './send-problem.ts';
import { noteReason, type UnavailableReason } from './unavailable.ts';

interface PageRequest {
  services: Services;
  routes: ReadonlyMap<string, Route>;
  build: ServerBuild;
  request: Pick<FastifyRequest, 'method' | 'headers'>;
  url: URL;
  form: PageForm;
  caller: Caller;
  /** Shown in place of a page, at an address that has none. */
  refused?: ProblemBody;
  /** Of what is not there nothing is drawn for a visitor but the status: the caller has the page. */
  leavesMissing?: boolean;
}
interface PageResult {
  answer: Answer;
  shown: Shown;
  /** Whether a visitor's copy may be kept. */
  keep: boolean;
  since: number;
  /** The record of the address is not there, and nothing was drawn. */
  isLeft: boolean;
  /** Something nobody foresaw broke while it was made: the page of the fault cannot say which request it was. */
  isBroken: boolean;
}

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
const PAGE_SECONDS = 60;
/** When a page that cannot be made now may be asked for again. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Renders one page (or the data of one, for navigation in the browser) to the whole text, so that it can be kept and its
 * inline scripts be named in the Content-Security-Policy.
 */
export async function renderPage({
  services,
  routes,
  build,
  request,
  url,
  form,
  caller,
  refused,
  leavesMissing = false,
}: PageRequest): Promise<PageResult> {
  const since = services.answers.generation;
  const isVisitor = caller.actor.kind === 'visitor' && !caller.refreshCookie;
  const drawing = buildFor(build, isVisitor && !asksMembersFiles(request));
  const handle = handlers.get(drawing) ?? createRequestHandler(drawing, 'production');
  handlers.set(drawing, handle);

  const shown = nothingShown();
  const context = new RouterContextProvider();
  // The build has its own copy of the context key and exports it through entry.server.
  const { apiContext } = build.entry.module as unknown as { apiContext: Parameters<typeof context.set>[0] };
  const scriptMark = newScriptMark();
  const isSecret = isSecretPage(url.pathname);
  const lacks = (reason: UnavailableReason | undefined) => noteReason(request, reason);
  const api = createPageApi(routes, caller, { path: url.pathname, shown, refused, lacks });
  let isBroken = false;
  let text: string | undefined;
  context.set(apiContext, {
    ...api,
    fault(error: unknown) {
      isBroken = true;
      api.fault(error);
    },
    takeHtml: (html: string) => {
      text = html;
    },
    scriptMark,
    leavesMissing: leavesMissing && isVisitor && !isSecret,
  });

  const response = await handle(
    toWebRequest(request, url, () => formOf(form, caller.language)),
    context,
  );
  const headers = toHeaders(response);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const isLeft = leavesMissing && response.status === 404 && response.body === null && text === undefined;
  const taken = isHtml ? takeMarked(text ?? (await response.text()), scriptMark) : null;
  if (taken) headers['content-security-policy'] = pagePolicy(taken.hashes, services.config, url.pathname);
  const body = taken ? Buffer.from(taken.html) : Buffer.from(await response.arrayBuffer());
  headers['content-language'] = caller.language;

  const keep =
    !isSecret &&
    READS.has(request.method) &&
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !response.headers.has('x-private');
  headers['cache-control'] = keep && isVisitor ? publicCaching(PAGE_SECONDS, shown) : 'private, no-store';
  headers.vary = `Cookie, Accept-Language, Accept-Encoding, ${FILES_HEADER}`;
  if (response.status === 503) headers['retry-after'] = String(RETRY_AFTER_SECONDS);
  if (keep) headers.etag = entityTag(body);
  isBroken &&= isHtml && response.status === 500;
  return { answer: { status: response.status, headers, body }, shown, keep, since, isLeft, isBroken };
}

function toWebRequest(request: PageRequest['request'], url: URL, formData: () => Promise<FormData>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Where it came from was judged by `checkOrigin`, which knows by which names this site goes.
    if (name.startsWith(':') || name === 'origin') continue;
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  // What is asked of a page without its body is that of the same page.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return Object.defineProperty(new Request(url, { method, headers }), 'formData', {
    value: formData,
  });
}

function toHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'x-private') headers[name] = value;
  });
  return headers;
}
