import { EARLY } from './early-change.ts';
import { FAULT_WATCH } from './fault-watch.ts';
import { PATIENCE_MS, PLAIN_KEY } from './scripts-awake.ts';

/** How long after something was chosen the button that applies it stands there, if the scripts that do so are not. */
const SHOW_MS = 3_000;

/**
 * Marks the page as one whose scripts will run (`data-scripts`), before anything of it is drawn. Browsers below our floor
 * (docs/browsers.md), pages whose scripts broke it before, and scripts that do not come leave the page as the server made
 * it, with the buttons that stand there for whoever has none (`WithoutScripts`). Remembers what was chosen before somebody
 * listens (early-change.ts), and sends it where a link would lead on without it: that says what the list shows, not what is
 * ticked. In the language of 2009: all can read it.
 */
export const FLOOR_TEST = `!function(h,s){try{s=sessionStorage.getItem(${JSON.stringify(PLAIN_KEY)})}catch(e){}\
if(s!==location.pathname&&[].findLast&&[].at&&Object.hasOwn&&window.structuredClone){h.setAttribute("data-scripts","");\
setTimeout(function(){h.getAttribute("data-scripts")||h.removeAttribute("data-scripts")},${PATIENCE_MS});\
window.addEventListener("change",function(e){h.${EARLY}=e.target;\
e.target.form&&e.target.form.hasAttribute("data-apply")&&setTimeout(function(){h.getAttribute("data-scripts")=="awake"||h.removeAttribute("data-scripts")},${SHOW_MS})},true);\
window.addEventListener("click",function(e,f){f=h.${EARLY}&&h.${EARLY}.form;\
if(f&&f.hasAttribute("data-apply")&&e.target.closest("a.scripted")){e.preventDefault();f.submit()}},true)}}(document.documentElement)`;

/** Says in which letters the page is written: browsers look for it in the first 1,024 bytes. */
const HEAD = /<head>(?:<meta charSet="[^"]*"\/>)?/;

/** Puts the test at the beginning of a page's head, and before it what listens for faults; `mark` is that of the server's own scripts. */
export function withScriptFloor(html: string, mark = ''): string {
  const nonce = mark && ` nonce="${mark}"`;
  return html.replace(HEAD, (head) => `${head}<script${nonce}>${FAULT_WATCH};${FLOOR_TEST}</script>`);
}
