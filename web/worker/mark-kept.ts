import { formatFullDateTime } from '#shared/format/dates.ts';
import { DEFAULT_LANGUAGE } from '#shared/i18n/languages.ts';
import { canWake } from './can-wake.ts';
import { ASLEEP, KEPT_HEADER, keptNote } from './kept-note.ts';
import { languageOf } from './policy.ts';
import { wordsIn } from './words.ts';

/**
 * A copy says that it is one and of when, whatever kept the page itself from coming: nobody else can tell while the browser
 * thinks that it is on line. A page says so in its first line, without any script; data say so to the page that asked. One
 * whose scripts are not here stays one without any, at once.
 */
export async function asKept(request: Request, kept: Response): Promise<Response> {
  const words = wordsOf(kept);
  if (request.mode !== 'navigate') {
    const { status, headers } = kept;
    return new Response(kept.body, {
      status,
      headers: [...headers, [KEPT_HEADER, encodeURIComponent(words)]],
    });
  }
  const mark = (await canWake(kept, request.url)) ? '' : ASLEEP;
  const html = (await kept.text())
    .replace('<html', `<html data-kept="${mark}"`)
    .replace(/<body[^>]*>/, (body) => body + keptNote(words));
  return new Response(html, { headers: kept.headers });
}

function wordsOf(kept: Response): string {
  const language = languageOf(kept, DEFAULT_LANGUAGE);
  const { kept: words, kept_some_time: undated } = wordsIn(language);
  const made = new Date(kept.headers.get('date') ?? '');
  return Number.isNaN(made.getTime()) ? undated : words.replace('{date}', formatFullDateTime(language, made));
}
