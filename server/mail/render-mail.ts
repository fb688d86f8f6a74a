import { escapeHtml } from '#shared/format/escape-html.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DESIGN, type Look } from '../brand/look.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What the desk has chosen for the site. */
export interface MailLook extends Pick<Look, 'action' | 'actionByNight'> {
  /** The whole address of the logo; empty: a mail begins with its words. */
  logoUrl: string;
}
const DESIGN_LOOK: MailLook = { ...DESIGN, logoUrl: '' };

const INK = '#1c1917';
const SOFT = '#57534e';
const LINE = '#e7e5e4';

/**
 * By night, where the program for mail follows the device: the shades of web/styles/night.css. Others show the colours that
 * stand at each element, which some of them turn dark by a rule of their own.
 */
const night = (link: string) => `@media (prefers-color-scheme:dark){
.ground{background:#0f0e0c!important}
.sheet{background:#161412!important;border-color:#37322b!important;color:#f6f1e8!important}
.soft{color:#c6beb0!important}
.link{color:${link}!important}
.said{border-left-color:${link}!important}
}`;

/** A mail as plain text and as simple HTML that any reader shows and a screen reader reads in order. */
export function renderMail(
  t: Translator,
  { subject, blocks, answers }: MailContent,
  look: MailLook = DESIGN_LOOK,
): RenderedMail {
  const closing: MailBlock[] = [
    { kind: 'text', text: t('mail:sign_off') },
    { kind: 'small', text: t(answers ? 'mail:footer_answers' : 'mail:footer') },
  ];
  const all = [...blocks, ...closing];
  const named = withSite(t, subject.replace(/\s+/g, ' ').trim());
  return {
    subject: named,
    text: `${all.map((block) => asText(block)).join('\n\n')}\n`,
    html: page(t, look, {
      title: named,
      preheader: beginningOf(blocks),
      body: all.map((block) => asHtml(block, look.action)).join('\n'),
    }),
  };
}

/** The subject with the name of the site, so that the mail is known before it is opened. */
const withSite = (t: Translator, subject: string) => {
  const site = t('shell:product.name');
  return subject.includes(site) ? subject : `${subject} – ${site}`;
};

/** What lists of mails show beside the subject: what the mail says first, after a greeting. */
function beginningOf(blocks: readonly MailBlock[]): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return (texts[1] ?? texts[0] ?? '').replace(/\s+/g, ' ');
}

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'code':
      return `${block.label}\n\n    ${block.code}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return `${block.label}\n${block.text.replace(/^/gm, '> ')}`;
    case 'list':
      return [block.label, ...block.items.map(itemAsText), ...(block.more ? [block.more] : [])].join('\n\n');
  }
}

type ListItem = Extract<MailBlock, { kind: 'list' }>['items'][number];

const itemAsText = ({ text, note, url }: ListItem) =>
  [`- ${text}`, ...(note ? [note.replace(/^/gm, '  > ')] : []), `  ${url}`].join('\n');

const itemAsHtml = ({ text, note, url }: ListItem, action: string) =>
  `<li style="margin:0 0 12px"><a href="${escapeHtml(url)}" class="link" style="color:${action}">${escapeHtml(text)}</a>${note ? `<br><span class="soft" style="color:${SOFT}">${lines(note)}</span>` : ''}</li>`;

function asHtml(block: MailBlock, action: string): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'small':
      return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:${SOFT}">${lines(block.text)}</p>`;
    case 'code':
      return `<p class="soft" style="margin:0 0 4px;color:${SOFT}">${escapeHtml(block.label)}</p>
<p style="margin:0 0 16px;font-size:32px;line-height:1.4;font-weight:600;letter-spacing:4px;font-family:ui-monospace,Menlo,Consolas,monospace">${escapeHtml(block.code)}</p>`;
    case 'button':
      return `<p style="margin:8px 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 24px;background:${action};color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(block.url)}" class="link" style="color:${action}">${escapeHtml(block.label)}</a></p>`;
    case 'quote':
      return `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(block.label)}</p>
<blockquote class="said" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${action}">${lines(block.text)}</blockquote>`;
    case 'list':
      return `<p style="margin:16px 0 8px;font-weight:600">${escapeHtml(block.label)}</p>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.items.map((item) => itemAsHtml(item, action)).join('')}</ul>
${block.more ? `<p class="soft" style="margin:0 0 16px;color:${SOFT}">${escapeHtml(block.more)}</p>` : ''}`;
  }
}

/** Khmer stacks marks above and below its letters and needs more room between lines and larger type. */
function page(
  t: Translator,
  look: MailLook,
  { title, preheader, body }: Record<'title' | 'preheader' | 'body', string>,
): string {
  const khmer = t.language === 'km';
  const font = khmer
    ? "'Kantumruy Pro','Khmer OS Battambang','Noto Sans Khmer','Leelawadee UI',sans-serif"
    : "'Kantumruy Pro',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const type = khmer ? 'font-size:17px;line-height:1.9' : 'font-size:16px;line-height:1.6';
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${night(look.actionByNight)}</style>
</head>
<body class="ground" style="margin:0;background:#fafaf9">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<div class="sheet" style="overflow-wrap:anywhere;word-break:break-word;max-width:600px;margin:0 auto;padding:32px 24px;background:#ffffff;border:1px solid ${LINE};color:${INK};font-family:${font};${type}">
${look.logoUrl && head(look.logoUrl, t('shell:product.name'))}${body}
</div>
</body>
</html>
`;
}

/** The logo of the site, whose name stands in its place where pictures are not fetched. */
const head = (url: string, name: string) =>
  `<p style="margin:0 0 24px"><img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" width="48" height="48" style="display:block;border-radius:8px"></p>\n`;

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
