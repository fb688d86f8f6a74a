/** So long after each try; another one when the browser says that there is a line. */
const AGAIN_MS = 10_000;

/**
 * The script of the page that stands in for one that did not come: asks for it again until somebody of ours answers, then
 * loads it. A page that hangs would be left for one that hangs, so it is asked for beside it.
 */
export const tryAgain = (): string => `!function(l,p,n){\
p=document.querySelector("[data-inbox]");\
if(p&&l.pathname.indexOf(p.getAttribute("data-inbox"))===0){p.hidden=false;\
document.querySelector("h1").textContent=document.title=p.getAttribute("data-title")}\
function ask(){fetch(l.href,{method:"HEAD",cache:"no-store",redirect:"manual"}).then(function(a){\
if(a.type==="opaqueredirect"||a.headers.has("content-language")&&a.status<500)l.reload();else wait()},wait)}\
function wait(){clearTimeout(n);n=setTimeout(ask,${AGAIN_MS})}\
wait();addEventListener("online",ask)}(location)`;
