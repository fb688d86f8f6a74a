/** What apps that open pages in a window of their own put into the name of the browser; `wv` is Android's WebView. */
const MARKS = /\bFB(?:AN|AV|_IAB)\b|Instagram|Messenger|Telegram|\bLine\/|TikTok|musical_ly|; wv\)/;

/** Whether the page is read inside another app, whose window may choose no files, save none and forget a sign-in. */
export const isInApp = (userAgent: string): boolean => MARKS.test(userAgent);
