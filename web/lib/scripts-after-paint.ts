import type { Language } from '#shared/i18n/languages.ts';
import { beforeWorker } from './line/before-worker.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const STARTER = /(<script (?:nonce="[^"]*" )?type="module" async="">)([\s\S]*?)(<\/script>)/;
const WHOLE_MODULE = /import \* as (\w+) from ("[^"]+");/g;
const BARE_MODULE = /^\s*import ("[^"]+");?/gm;

/**
 * Runs only where the page is one for scripts (script-floor.ts). When a file is lost on the way, or breaks while it begins,
 * the page is as one without, and all that is missing is asked for again, for half a minute: most browsers do, of modules.
 */
const guarded = (code: string) =>
  `const page=document.documentElement;if(page.hasAttribute("data-scripts"))for(let n=9;;)try{${code};break}catch(fault){page.removeAttribute("data-scripts");if(!n--)throw fault;await new Promise(go=>setTimeout(go,3000))}`;

/**
 * A tab in the background is never painted, and a line may be so slow that the style sheet is long in coming: neither
 * keeps the scripts waiting for ever.
 */
const PAINTED =
  'await new Promise(go=>{setTimeout(go,3000);document.hidden?go():requestAnimationFrame(()=>setTimeout(go))});';

/**
 * The worker is to rule before somebody goes on over a line that breaks, and costs the first frame nothing. What else it
 * keeps is asked for later (web/features/shell/service-worker). When a page that was asked for is long in coming it says so
 * in its own words (web/worker/over-line.ts), which stand above this one until something came.
 */
const ruled = (language: Language) =>
  `const worker=navigator.serviceWorker;if(worker){const say=words=>{document.querySelector(".offline[role=alert]")?.remove();if(words){document.body.insertAdjacentHTML("afterbegin",'<p class="offline" role="alert">'+words+"</p>");Object.assign(document.body.firstElementChild.style,{position:"sticky",top:0,zIndex:99})}};worker.onmessage=({data:{words}})=>say(words);worker.register("/sw.js").then(async()=>(await worker.ready).active.postMessage({language:page.lang})).catch(()=>{});${beforeWorker(language)}}`;

/** Its last statement: it wakes the page, and is not waited for otherwise. */
const LAST_MODULE = /^\s*import\(("[^"]+")\);?/gm;

export interface Starter {
  /** The address of web/starter. */
  file: string;
  /** The names of what the page is woken by, where it does not bear it itself (hydration-data.ts). */
  data: readonly string[];
}

/**
 * Lets a page be seen before its scripts are fetched. They stand in the page to be fetched first of all, ahead of the style
 * sheet and the font, though the page is whole without them: on a slow line people would wait for 130 KB before they read
 * a word. Here the script that starts the page waits for the first frame, then fetches all files at once. With a
 * `starter` it waits for what that waits for, too. `language`: that of the page.
 *
 * The starting script is React Router's (`Scripts`); when it looks otherwise than known, the page is left as it is.
 */
export function scriptsAfterPaint(html: string, language: Language, starter?: Starter): string {
  const [, , code] = STARTER.exec(html) ?? [];
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  if (!code || files.length === 0) return html;
  const later = code
    .replaceAll(WHOLE_MODULE, 'const $1 = await import($2);')
    .replaceAll(BARE_MODULE, 'await import($1);')
    .replaceAll(LAST_MODULE, 'await import($1);');
  const fetchAll = `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const waiting = starter
    ? `${PAINTED}${ruled(language)};const{filled}=await(await import(${JSON.stringify(starter.file)})).untilUsed(${JSON.stringify(starter.data)});`
    : PAINTED + ruled(language);
  const begun = starter ? `${fetchAll}await filled;` : fetchAll;
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      STARTER,
      (_all, open, _code, close) => `${open}${guarded(`${waiting}\n${begun}\n${later}`)}${close}`,
    );
}
