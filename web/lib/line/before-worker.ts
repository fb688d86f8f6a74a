import en from '#shared/i18n/en/common.json' with { type: 'json' };
import enLine from '#shared/i18n/en/line.json' with { type: 'json' };
import km from '#shared/i18n/km/common.json' with { type: 'json' };
import kmLine from '#shared/i18n/km/line.json' with { type: 'json' };
import type { Language } from '#shared/i18n/languages.ts';

const WORDS = {
  en: { slow: enLine.slow, none: enLine.page.title, again: en.action.try_again },
  km: { slow: kmLine.slow, none: kmLine.page.title, again: km.action.try_again },
} satisfies Record<Language, unknown>;

/** As the worker waits (web/worker/over-line.ts), and how often it is tried by itself. */
const SLOW_MS = 3_000;
const GIVE_UP_MS = 10_000;
const AGAIN_MS = 5_000;

/**
 * For the first seconds of a first visit, while no worker rules: a link is followed when there is an answer behind it. Else the
 * page that is there would be replaced by the browser's own words, or by those of what stands between. It is said in words, tried
 * again by itself and by a link. Reads `worker` and `say`; in an inline script, for all browsers of the floor.
 */
export function beforeWorker(language: Language): string {
  const { slow, none, again } = WORDS[language];
  // What was said of a way that led on is true no more when its page comes back from the browser's memory.
  return `let looks=0;addEventListener("pagehide",()=>{looks++;say()});addEventListener("click",event=>{\
const link=event.target.closest?.("a[href]");\
if(worker.controller||event.defaultPrevented||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||!link||link.target||link.hasAttribute("download")||link.origin!==location.origin||link.hash&&link.pathname===location.pathname)return;\
event.preventDefault();\
const {href}=link,look=++looks,isLast=()=>look===looks,go=()=>isLast()&&location.assign(href),\
fail=()=>{clearTimeout(waits);if(!isLast())return;if(worker.controller)return go();\
say(${JSON.stringify(none)}+' <a href="'+href+'"><u>'+${JSON.stringify(again)}+"</u></a>");setTimeout(seek,${AGAIN_MS})},\
seek=()=>{if(!isLast())return;const line=new AbortController,late=setTimeout(()=>line.abort(),${GIVE_UP_MS});\
fetch(href,{method:"HEAD",cache:"no-store",signal:line.signal}).then(({status,headers})=>status<500||headers.has("content-language")?go():fail(),fail).finally(()=>clearTimeout(late))};\
const waits=setTimeout(()=>isLast()&&say(${JSON.stringify(slow)}),${SLOW_MS});seek()})`;
}
