import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { serverTexts } from '../feeds/server-texts.ts';
import { entityTag } from '../http/entity-tag.ts';
import { sendBody } from '../http/send-body.ts';
import { BUILD } from '../http/static-files.ts';
import type { Services } from '../services.ts';
import { type Look, readLook } from './look.ts';
import { lookVersion } from './look-version.ts';

/** What is read of a manifest of the build; all else stays as it is there. */
interface Manifest {
  name: string;
  short_name: string;
  description: string;
  theme_color: string;
  icons: { src: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots?: unknown[];
}

const MINUTES = 'public, max-age=300';
/** Names of the shortcuts, in their order. */
const SHORTCUTS = ['shell:nav.startup', 'shell:nav.programs', 'shell:nav.events'] as const;
/** Where the files of browsers are: of a build, else of the sources. */
const FOLDERS = [path.join(BUILD, 'client'), path.join(BUILD, '../public')];

/**
 * What a phone that installs the site calls it, in place of the manifest of the build where the desk has chosen a colour, a logo
 * or words. Icons get a new address with each choice: phones that have them ask for no other reason.
 */
export function registerSiteManifest(app: FastifyInstance, services: Services): void {
  const byPath = new Map(LANGUAGES.map((language) => [`/manifest-${language}.webmanifest`, language]));
  app.addHook('onRequest', async (request, reply) => {
    const language = byPath.get(request.url.split('?', 1)[0]!);
    if (!language || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    try {
      const version = await lookVersion(services);
      if (!version) return;
      const look = await readLook(services.settings);
      const body = JSON.stringify(manifestOf(await readBuilt(language), language, look, version));
      return await sendBody(request, reply, {
        status: 200,
        headers: {
          'content-type': 'application/manifest+json; charset=utf-8',
          'cache-control': MINUTES,
          etag: entityTag(body),
          vary: 'Accept-Encoding',
        },
        body: Buffer.from(body),
      });
    } catch (error) {
      services.log.warn(
        { err: error },
        'the manifest of the site could not be made: that of the build was sent',
      );
    }
  });
}

/** A manifest of the build in the name, the words and the colour of the site. */
export function manifestOf(built: Manifest, language: Language, look: Look, version: string): Manifest {
  const t = serverTexts[language];
  const name = t('shell:product.name');
  const tagline = t('shell:product.tagline');
  const whole =
    language === 'km' ? `${name}៖ ${tagline}` : `${name} ${t('shell:product.second_name')}: ${tagline}`;
  const isOther = look.frame !== built.theme_color || look.logo !== '' || whole !== built.name;
  const { screenshots, ...rest } = built;
  return {
    ...rest,
    name: whole,
    short_name: name,
    description: tagline,
    theme_color: look.frame,
    icons: built.icons.map((icon) => ({ ...icon, src: version ? `${icon.src}?v=${version}` : icon.src })),
    shortcuts: built.shortcuts.map((one, i) => ({ ...one, name: SHORTCUTS[i] ? t(SHORTCUTS[i]) : one.name })),
    // They show the look of the release.
    ...(isOther ? {} : { screenshots }),
  };
}

async function readBuilt(language: Language): Promise<Manifest> {
  for (const folder of FOLDERS) {
    const text = await readFile(path.join(folder, `manifest-${language}.webmanifest`), 'utf8').catch(
      () => '',
    );
    if (text) return JSON.parse(text);
  }
  throw new Error('There is no manifest in the build');
}
