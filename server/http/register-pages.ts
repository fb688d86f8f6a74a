import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { LOGIN_ACTION } from '#shared/constants.ts';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import { MEMBERS_FILES } from '#shared/files-audience.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { knownPaths, plainPaths } from '../page-views/known-paths.ts';
import type { Services } from '../services.ts';
import { keptLanguage, languageCookie, languageOfPage } from './call-language.ts';
import { isAnonymous, visitorHash } from './caller.ts';
import { countViews } from './count-views.ts';
import { readFormBody } from './form-body.ts';
import { knownAddress } from './known-query.ts';
import { askOdd } from './odd-requests.ts';
import { checkOrigin, READS } from './origin.ts';
import { pageAddress } from './page-address.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { asksOwnParts } from './page-data.ts';
import { type PageForm, readPageForm } from './page-form.ts';
import { largestPageForm, otherRecord, pageMethods, pageParts } from './page-methods.ts';
import { drawOnce } from './page-once.ts';
import { pagePatternIn } from './page-pattern.ts';
import { drawFault, NO_RECORD, sendMissingPage, sendPlainPage } from './plain-page.ts';
import { Problem, toProblem } from './problem.ts';
import type { Refusals } from './refuse-method.ts';
import { registerHydration } from './register-hydration.ts';
import { renderPage } from './render-page.ts';
import type { Route } from './route.ts';
import { asksMembersFiles, withRouteLists } from './route-lists.ts';
import { sendBody, sendReady } from './send-body.ts';
import { sendProblem } from './send-problem.ts';
import { signedInCaller } from './signed-in-caller.ts';
import { BUILD } from './static-files.ts';
import { stranger } from './stranger.ts';

export type LoadBuild = () => Promise<ServerBuild>;

/** The pages: whatever is neither API nor file goes to React Router, in this process. */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  refusals: Refusals,
): Promise<void> {
  const byId = new Map(routes.map((route) => [route.contract.id, route]));
  if (services.config.PHUM_DEV) {
    const { startDevPages } = await import('./dev-pages.ts');
    return mountPages(app, services, byId, startDevPages(), refusals);
  }
  const built = (await import(pathToFileURL(path.join(BUILD, 'server/index.js')).href)) as ServerBuild;
  const build = await withRouteLists(built);
  mountPages(app, services, byId, async () => build, refusals);
}

export function mountPages(
  app: FastifyInstance,
  services: Services,
  routes: ReadonlyMap<string, Route>,
  loadBuild: LoadBuild,
  refusals: Refusals,
): void {
  refusals.pages = async (pathname) => pageMethods(await loadBuild(), pathname);
  app.register(async (scope) => {
    // Forms come to the pages as bytes, of bounded number; what is wrong with them is shown as a page too.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
      const { pathname } = pageAddress(request.url, services.config.publicUrl);
      return readFormBody(services.bodies, request, payload, largestPageForm(await loadBuild(), pathname));
    });
    let paths: Awaited<ReturnType<typeof pathsOf>> | undefined;
    const plainIn = (language: Language, request: FastifyRequest) => ({
      services,
      routes,
      loadBuild,
      language,
      caller: () => stranger(services, request, language),
    });
    const plain = ({ language }: Address, problem: Problem, request: FastifyRequest, reply: FastifyReply) =>
      sendPlainPage(plainIn(language, request), problem, request, reply);
    /** A page, and in place of one whose record is not there the one that was drawn for all such. */
    const draw = async (asked: Address, request: FastifyRequest, reply: FastifyReply, form: PageForm) => {
      const send = (leaves: Leaves) => page(services, routes, loadBuild, asked, request, reply, form, leaves);
      const build = await loadBuild();
      paths ??= await pathsOf(loadBuild);
      const reads = READS.has(request.method);
      if (reads && !services.config.PHUM_DEV && !paths.hasPage(asked.url.pathname))
        return (await send('unknown')) ? reply : plain(asked, new Problem('not_found'), request, reply);
      const place = reads && !opensDialog(asked.url) ? otherRecord(build, asked.url, NO_RECORD) : null;
      const isSent = await send(place === null ? 'nothing' : 'missing');
      if (isSent || place === null) return reply;
      if (!(await sendMissingPage(plainIn(asked.language, request), place, request, reply)))
        await send('nothing');
      return reply;
    };
    /** What is wrong with a form is said in a page that is drawn already; the scripts of a page read it as data. */
    const answerForm = (asked: Address, request: FastifyRequest, reply: FastifyReply, form: PageForm) =>
      form instanceof Problem && (READS.has(request.method) || !asked.url.pathname.endsWith('.data'))
        ? plain(asked, form, request, reply)
        : draw(asked, request, reply, form);
    scope.setErrorHandler((error, request, reply) =>
      answerForm(readAddress(services, request), request, reply, toProblem(error)),
    );
    /** What is not kept: limited before anything is drawn, and an address without a page is not drawn for visitors. */
    const make = async (asked: Address, request: FastifyRequest, reply: FastifyReply) => {
      paths ??= await pathsOf(loadBuild);
      const isVisitor = isAnonymous(services.config, request);
      try {
        const address = visitorHash(services, request);
        const { pathname, search } = asked.url;
        if (isVisitor && (search || !paths.plain.has(pathname))) await askOdd(services, request);
        const isKnown = services.config.PHUM_DEV || paths.hasPage(pathname);
        await services.limits.spend('read', address);
        // Who tries one secret after the other is as many as who tries addresses.
        if (isSecretPage(pathname)) await services.limits.spend('missing', address);
        if (!isKnown && isVisitor) {
          if (!opensDialog(asked.url) || pathname.endsWith('.data')) throw new Problem('not_found');
          await services.limits.spend('missing', address);
          return reply.header('cache-control', 'no-store').redirect(signInAtHome(asked), 302);
        }
        const known = isKnown ? knownAddress(asked.url) : null;
        if (known !== null) return reply.header('cache-control', 'no-store').redirect(known, 302);
        if (isVisitor) await services.limits.spend('drawn', address);
      } catch (error) {
        return plain(asked, toProblem(error), request, reply);
      }
      return draw(asked, request, reply, new FormData());
    };
    countViews(scope, services, loadBuild);
    registerHydration(scope, services, routes, loadBuild, async (pathname) => {
      paths ??= await pathsOf(loadBuild);
      return paths.hasPage(pathname);
    });
    const pagePattern = pagePatternIn(loadBuild, services.config.publicUrl);
    scope.route({
      method: 'GET',
      url: '/*',
      config: { pagePattern },
      handler(request, reply) {
        const asked = readAddress(services, request);
        const kept = asked.key === null ? undefined : services.answers.get(asked.key);
        if (kept && asked.setsLanguage)
          reply.header('set-cookie', languageCookie(services.config, asked.language));
        // What is kept and compressed already leaves without a single wait.
        if (kept && sendReady(request, reply, kept)) return;
        return kept ? sendBody(request, reply, kept) : make(asked, request, reply);
      },
    });
    scope.route({
      method: 'POST',
      url: '/*',
      config: { pagePattern },
      async onRequest(request, reply) {
        const methods = await refusals.methodsOf(request.url);
        if (!methods.includes('POST')) return void (await refusals.refuse(request, reply));
        // A form that makes no call, or a refused one, costs a page all the same.
        await services.limits.spend('read', visitorHash(services, request));
      },
      handler: async (request, reply) =>
        answerForm(
          readAddress(services, request),
          request,
          reply,
          await readPageForm(request.body as Buffer | undefined, request.headers['content-type']),
        ),
    });
  });
}

interface Address {
  url: URL;
  language: Language;
  /** The language is in the address, and is to be remembered. */
  setsLanguage: boolean;
  /** Where the page is kept; null when it is nobody else's. */
  key: string | null;
}

function readAddress(
  { config, changes }: Services,
  { url, method, headers, cookies }: FastifyRequest,
): Address {
  const address = pageAddress(url, config.publicUrl);
  const lang = address.searchParams.get('lang');
  const language = languageOfPage(lang, keptLanguage(config, cookies), headers['accept-language']);
  const reads = method === 'GET' || method === 'HEAD';
  // While one writes, every edit is to be seen.
  const mayKeep = changes.connected && !config.PHUM_DEV;
  const keeps = mayKeep && isAnonymous(config, { headers, cookies }) && reads;
  const plainKey = keeps ? pageCacheKey(address, language) : null;
  const key = plainKey && asksMembersFiles({ headers }) ? `${plainKey} ${MEMBERS_FILES}` : plainKey;
  return { url: address, language, setsLanguage: lang !== null, key };
}

/** What is left to a page that is kept: that of a record that is not there, for a visitor that of an address without a page. */
type Leaves = 'nothing' | 'missing' | 'unknown';

/** Draws and sends a page. False where it is left to a kept one, and nothing was sent. */
async function page(
  services: Services,
  routes: ReadonlyMap<string, Route>,
  loadBuild: LoadBuild,
  { url, language, setsLanguage, key }: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  form: PageForm,
  leaves: Leaves,
): Promise<boolean> {
  try {
    checkOrigin(services.config, request, { ownPagesOnly: !READS.has(request.method) });
    const cookies: string[] = setsLanguage ? [languageCookie(services.config, language)] : [];
    let lost: unknown;
    // While nobody can say who is calling, a page is drawn for a visitor: it says what is wrong, in the reader's language.
    const caller = await signedInCaller(services, request, cookies).catch((error: unknown) => {
      if (toProblem(error).code !== 'unavailable') throw error;
      lost = error;
      return stranger(services, request, language);
    });
    // What a request brings makes it nobody's: whose session is over hears of it, and loses its cookies, on a page there is.
    if (leaves === 'unknown' && !lost && caller.actor.kind === 'visitor') return false;
    // Whose session is none any more is a visitor whom no kept page answers.
    if (
      READS.has(request.method) &&
      caller.actor.kind === 'visitor' &&
      !isAnonymous(services.config, request)
    )
      await services.limits.spend('drawn', caller.ipHash);
    const build = await loadBuild();
    const known = { ...caller, language };
    // What is sent while nobody knows by whom is taken from nobody.
    const taken = lost ? toProblem(lost) : form;
    const draw = () =>
      renderPage({
        services,
        routes,
        build,
        request,
        url,
        form: taken,
        caller: known,
        leavesMissing: leaves === 'missing',
      });
    if (!READS.has(request.method) && url.pathname.endsWith('.data')) {
      const drawn = await drawOnce(request, url, taken, known, async () => (await draw()).answer);
      if (lost && drawn.status < 500) throw lost;
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      await sendBody(request, reply, drawn);
      return true;
    }
    const result = await draw();
    if (result.isBroken) {
      const plain = { services, routes, loadBuild, language, caller: () => known };
      result.answer = await drawFault(plain, request.id);
    }
    // The database may be back by now, and nobody is taken for a visitor who is none.
    if (lost && result.answer.status < 500) throw lost;
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (result.isLeft) return false;
    const isOwn = asksOwnParts(url, () => pageParts(build, url.pathname));
    // The frame alone is answered at any made-up address: shared caches keep none of them either.
    if (!isOwn) result.answer.headers['cache-control'] = 'private, no-store';
    const isKept = key !== null && result.keep && isOwn;
    const answer = isKept
      ? services.answers.keep(key, result.answer, result.shown, result.since)
      : result.answer;
    await sendBody(request, reply, answer);
  } catch (error) {
    // That is said in a page of its own.
    if (toProblem(error).code === 'too_many') throw error;
    sendProblem(reply, error, language);
  }
  return true;
}

/** A dialog stands open in the page from its first draw, so that it is a page of its own. */
const opensDialog = (url: URL) => url.searchParams.get('action') === LOGIN_ACTION;

/** Where one signs in who asked for that where no page is: one would come back to nothing. */
const signInAtHome = ({ language, setsLanguage }: Address) =>
  `/?action=${LOGIN_ACTION}${setsLanguage ? `&lang=${language}` : ''}`;

async function pathsOf(loadBuild: LoadBuild) {
  const routes = Object.values((await loadBuild()).routes).flatMap((one) => one ?? []);
  return { hasPage: knownPaths(routes), plain: plainPaths(routes) };
}
