import { FAULT_PATH } from '#shared/domain/browser-fault.ts';

/**
 * Stands first in the head of every page, in the language of 2009, so that it hears also of scripts that a browser cannot
 * read. The first fault of a page is told to the operator: what the browser calls it, and where in a file of ours, nothing
 * of the page or of what was typed. Not told: a lost line (the file or the answer did not come), what other programs in the
 * browser do, what was given up on purpose.
 */
export const FAULT_WATCH = `!function(w,told){function tell(e){try{var f=e.error||e.reason||{},n=f.name,\
p=(/\\/assets\\/.*?([\\w.-]+\\.js:\\d+:\\d+)/.exec(f.stack+" "+e.filename+":"+e.lineno+":"+e.colno)||[,""])[1];\
if(told||!n||n=="AbortError"||!p&&n!="SyntaxError"||/fetch|import|load|network/i.test(f.message))return;\
told=1;navigator.sendBeacon(${JSON.stringify(FAULT_PATH)},new Blob([JSON.stringify({name:n,place:p})],{type:"application/json"}))}catch(_){}}\
w.addEventListener("error",tell);w.addEventListener("unhandledrejection",tell)}(window)`;
