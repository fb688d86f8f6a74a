/** So long after each try the next one begins, whatever became of that. */
const AGAIN_MS = 4_000;
/** Nobody may be looking any more: after so many tries they are fewer. */
const OFTEN = 20;
const SELDOM_MS = 10_000;
/** A try that is silent so long is given up; a slow line may answer until then, while later tries are under way. */
const SILENCE_MS = 12_000;

/**
 * The script of the page that stands in for one that did not come: asks for it again until somebody of ours answers, then
 * loads it. A page that hangs would be left for one that hangs, so it is asked for beside it; and what hangs keeps no later
 * try waiting, so that the page comes back soon after the line does. Never reloaded where that would send a form once more.
 */
export const tryAgain = (): string => `!function(l,p,n){\
p=document.querySelector("[data-inbox]");\
if(p&&l.pathname.indexOf(p.getAttribute("data-inbox"))===0){p.hidden=false;\
document.querySelector("h1").textContent=document.title=p.getAttribute("data-title")}\
function ask(){var c=window.AbortController&&new AbortController,over=setTimeout(function(){c&&c.abort()},${SILENCE_MS});\
function end(){clearTimeout(over)}\
fetch(l.href,{method:"HEAD",cache:"no-store",redirect:"manual",signal:c&&c.signal}).then(function(a){end();\
if(a.type==="opaqueredirect"||a.headers.has("content-language")&&a.status<500)l.hash?l.reload():l.replace(l.href)},end)}\
function turn(){ask();wait()}\
function wait(){setTimeout(turn,n++<${OFTEN}?${AGAIN_MS}:${SELDOM_MS})}\
wait();addEventListener("online",ask)}(location,null,0)`;
