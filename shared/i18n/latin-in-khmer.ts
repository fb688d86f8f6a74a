/**
 * Latin words that may stand in a Khmer text: names, file types, units, keys. A test refuses any other, so that no
 * English is left behind. Add a word here only if a Khmer newspaper would print it in Latin letters too.
 */
export const LATIN_IN_KHMER: ReadonlySet<string> = new Set(
  [
    'API CSV DOCX JPEG JSON KB MB PDF PNG PPTX QR RSS SMS SVG URL XLSX ZIP iCal UTC',
    'B2B B2C B2G SaaS US USD',
    'LinkedIn Facebook Twitter X Telegram YouTube Vimeo Dailymotion Coub Google Authenticator Outlook WhatsApp CamDigiKey',
    'Pre-Seed Seed Pre-Series Series A B C',
    'Enter Esc Ctrl Cmd Tab',
    'English Phum https http name example owner',
    'Z a z open-day Office',
    'Creative Commons Attribution International CC BY SHA UTF ISO IANA NTP',
  ]
    .join(' ')
    .split(' '),
);
