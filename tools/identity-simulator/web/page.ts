import type { Persona } from '../state/personas.ts';
import { type PageLanguage, TEXTS } from './texts.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#faf7f2;color:#1d1b19;font:16px/1.6 system-ui,"Noto Sans Khmer","Khmer OS",sans-serif}
.banner{background:#7a1f1f;color:#fff;text-align:center;padding:.5rem 1rem;font-weight:700}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.5;margin:0 0 .5rem}
.language{float:right;color:inherit}
ul{list-style:none;padding:0;margin:1.5rem 0;display:grid;gap:.5rem}
button,.back{display:block;width:100%;min-height:48px;padding:.6rem 1rem;border:1px solid #cfc6b8;border-radius:8px;
background:#fff;font:inherit;text-align:start;cursor:pointer;color:inherit}
button:hover{border-color:#7a1f1f}
:focus-visible{outline:3px solid #1f5f7a;outline-offset:2px}
small{display:block;color:#5d564c}
.others{display:flex;gap:.5rem}.others button{text-align:center}
.back{display:inline-block;width:auto;text-decoration:none}
`;

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

function layout(language: PageLanguage, title: string, toggle: string, body: string): string {
  const t = TEXTS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${t.title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><p class="banner" style="margin:0">${t.banner}</p><main>
<a class="language" lang="${language === 'en' ? 'km' : 'en'}" href="${escaped(toggle)}">${t.other}</a>
<h1>${title}</h1>${body}</main></body></html>`;
}

/** The page on which a made-up person is chosen. Works without a script. */
export function choosePage(language: PageLanguage, loginToken: string, personas: Iterable<Persona>): string {
  const t = TEXTS[language];
  const rows = [...personas].map((persona) => {
    const name =
      language === 'km'
        ? `${persona.last_name_kh} ${persona.first_name_kh}`
        : `${persona.first_name_en} ${persona.last_name_en}`;
    const notes = [
      language === 'km' ? persona.label_kh : persona.label,
      persona.status === 'enabled' ? '' : t.disabled,
      persona.email ?? t.no_email,
    ].filter(Boolean);
    return `<li><button name="persona" value="${escaped(persona.id)}" aria-label="${escaped(t.as.replace('{name}', `${name}, ${notes[0]}`))}">
<b>${escaped(name)}</b><small>${escaped(notes.join(' · '))}</small></button></li>`;
  });
  const toggle = `?${new URLSearchParams({ loginToken, lang: language === 'en' ? 'km' : 'en' })}`;
  return layout(
    language,
    t.title,
    toggle,
    `<p>${t.intro}</p><form method="post" action="/decide"><input type="hidden" name="loginToken" value="${escaped(loginToken)}">
<ul>${rows.join('')}</ul><div class="others"><button name="decision" value="cancel">${t.cancel}</button>
<button name="decision" value="expire">${t.expire}</button></div></form>`,
  );
}
