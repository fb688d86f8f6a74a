import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PICTURED, SITE_PICTURE } from '#shared/domain/share-picture.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { drawLogo } from '../brand/draw-logo.ts';
import { readLook } from '../brand/look.ts';
import { lookVersion } from '../brand/look-version.ts';
import { serverTexts } from '../feeds/server-texts.ts';
import { visitorHash } from '../http/caller.ts';
import { entityTag } from '../http/entity-tag.ts';
import { nothingShown } from '../http/freshness.ts';
import { Problem } from '../http/problem.ts';
import { sendBody } from '../http/send-body.ts';
import { sendProblem } from '../http/send-problem.ts';
import { atATime } from '../limits/at-a-time.ts';
import type { Services } from '../services.ts';
import { SETTING_TAG } from '../site-settings.ts';
import { CARD_LOGO, drawCard } from './draw-card.ts';
import { readCard } from './read-card.ts';

const address = z
  .object({ kind: z.enum(PICTURED), id: z.string(), language: z.enum(LANGUAGES) })
  .refine(({ kind, id }) =>
    kind === SITE_PICTURE.kind ? id === SITE_PICTURE.id : z.uuid().safeParse(id).success,
  );

/** A picture with the versions of its record and of the look in its address never changes; any other is asked for again soon. */
const WEEK = 'public, max-age=604800';
const MINUTES = 'public, max-age=300';
/** Drawing is work for the processor: so many at once leave it room for pages. */
const AT_ONCE = 2;

/**
 * `/og/{kind}/{id}.{language}.png`: the picture of a record for links shared elsewhere, drawn when it is first asked for,
 * kept like pages are and dropped when what it shows changes.
 */
export function registerSharePictures(app: FastifyInstance, services: Services): void {
  const draw = atATime(AT_ONCE);
  app.get('/og/:kind/:id([\\w-]+).:language.png', async (request, reply) => {
    const said = address.safeParse(request.params);
    const language = said.success ? said.data.language : 'en';
    try {
      if (!said.success) throw new Problem('not_found');
      const { kind, id } = said.data;
      const { v, look: askedLook = '' } = request.query as { v?: string; look?: string };
      const stays = Boolean(v) && askedLook === (await lookVersion(services));
      const key = `og ${kind} ${id} ${language} ${stays}`;
      const kept = services.changes.connected ? services.answers.get(key) : undefined;
      if (kept) return await sendBody(request, reply, kept);
      await services.limits.spend('read', visitorHash(services, request));
      const since = services.answers.generation;
      const shown = nothingShown();
      const card = await readCard(kind, id, language, {
        services,
        tag: (...tags) => tags.forEach((tag) => void shown.tags.add(tag)),
        freshUntil: (moment) => {
          if (moment) shown.until = Math.min(shown.until, moment.getTime());
        },
      });
      const t = serverTexts[language];
      shown.tags.add(SETTING_TAG);
      const look = await readLook(services.settings);
      const logo = await drawLogo(services, look, CARD_LOGO);
      const name = { text: t('shell:product.name'), lang: language };
      const body = await draw(() => drawCard(card, { name, logo, look }));
      const answer = {
        status: 200,
        headers: {
          'content-type': 'image/png',
          'cache-control': stays ? WEEK : MINUTES,
          // Other sites show it: that is what it is for.
          'cross-origin-resource-policy': 'cross-origin',
          etag: entityTag(body),
        },
        body,
      };
      return await sendBody(request, reply, services.answers.keep(key, answer, shown, since));
    } catch (error) {
      return sendProblem(reply, error, language);
    }
  });
}
