import { expect, it } from 'vitest';
import { isInApp } from './is-in-app.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 11; SM-A125F';
const CHROME =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/106.0.5249.126 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/388.0.0.23.106;]`,
  `${IPHONE} Mobile/19E241 [FBAN/MessengerForiOS;FBAV/350.0.0.41.68;FBBV/357203;]`,
  `${IPHONE} Mobile/15E148 Instagram 230.0.0.17.74 (iPhone12,1; iOS 15_4)`,
  `${IPHONE} Mobile/15E148 Safari Line/12.6.1`,
  `${ANDROID}; wv) ${CHROME} Telegram-Android/9.3.3`,
])('%s is the window of an app', (name) => {
  expect(isInApp(name)).toBe(true);
});

it.each([
  `${ANDROID}) ${CHROME}`,
  `${IPHONE} Version/15.4 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
])('%s is a browser', (name) => {
  expect(isInApp(name)).toBe(false);
});
