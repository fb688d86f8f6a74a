import type { FastifyInstance } from 'fastify';
import { calendarDate } from '#shared/format/calendar.ts';
import { isCounted, shownPath } from '../page-views/is-counted.ts';
import { countedPatterns } from '../page-views/page-patterns.ts';
import { shownRecord } from '../page-views/shown-record.ts';
import type { Services } from '../services.ts';
import { keptLanguage, languageOfPage } from './call-language.ts';
import { pageAddress } from './page-address.ts';
import type { LoadBuild } from './register-pages.ts';

/** Counts every page that was opened, once its answer has left. */
export function countViews(scope: FastifyInstance, services: Services, loadBuild: LoadBuild): void {
  let patternOf: ReturnType<typeof countedPatterns> | undefined;
  scope.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || (reply.statusCode !== 200 && reply.statusCode !== 304)) return;
    const { pathname, searchParams } = pageAddress(request.url, services.config.publicUrl);
    if (!isCounted(request.headers, pathname)) return;
    patternOf ??= countedPatterns(Object.values((await loadBuild()).routes).flatMap((one) => one ?? []));
    const path = shownPath(pathname);
    const page = patternOf(path);
    if (!page) return;
    const language = languageOfPage(
      searchParams.get('lang'),
      keptLanguage(services.config, request.cookies),
      request.headers['accept-language'],
    );
    const day = calendarDate(new Date());
    services.pageViews.seen({ day, page, language });
    const stakeholder_id = shownRecord(path);
    if (stakeholder_id) services.recordViews.seen({ day, stakeholder_id });
  });
}
