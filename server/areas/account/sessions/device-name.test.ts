import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device (B.14)', () => {
  it.each([
    ['Chrome, Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet, Android', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Firefox, Android', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
    ['Edge, Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
    ['Opera, Android', `${ANDROID} Chrome/137.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`],
    [
      'Huawei Browser, Android',
      `${ANDROID} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
    ],
    [
      'Mi Browser, Android',
      `${ANDROID} Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.22.1-gn`,
    ],
    [
      'UC Browser, Android',
      `${ANDROID} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.8.1322 Mobile Safari/537.36`,
    ],
    [
      'Telegram, Android',
      `${VIEW} Chrome/139.0.7258.158 Mobile Safari/537.36 Telegram-Android/11.14.1 (Samsung SM-A155F; Android 14; SDK 34; AVERAGE)`,
    ],
    [
      'Facebook, Android',
      `${VIEW} Chrome/139.0.7258.158 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/527.0.0.42.76;]`,
    ],
    [
      'Messenger, Android',
      `${VIEW} Chrome/139.0.7258.158 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/519.0.0.39.91;]`,
    ],
    [
      'Instagram, Android',
      `${VIEW} Chrome/139.0.7258.158 Mobile Safari/537.36 Instagram 395.0.0.42.82 Android`,
    ],
    [
      'TikTok, Android',
      `${VIEW} Chrome/139.0.7258.158 Mobile Safari/537.36 trill_2023904040 BytedanceWebview/d8a21c6`,
    ],
    ['Safari, iOS', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
    ['Chrome, iOS', `${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`],
    ['Firefox, iOS', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge, iOS', `${IPHONE} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/605.1.15`],
    ['Google, iOS', `${IPHONE} GSA/383.0.797833943 Mobile/15E148 Safari/604.1`],
    ['Facebook, iOS', `${IPHONE} Mobile/22G86 [FBAN/FBIOS;FBAV/527.0.0.50.73;FBDV/iPhone15,4]`],
    ['Messenger, iOS', `${IPHONE} Mobile/22G86 [FBAN/MessengerForiOS;FBAV/519.0.0.33.92]`],
    ['iOS', `${IPHONE} Mobile/15E148`],
    ['Safari, iPadOS', `${IPAD} Version/18.6 Mobile/15E148 Safari/604.1`],
    ['Chrome, Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge, Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'],
    ['Safari, macOS', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`],
    ['Chrome, macOS', `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`],
    ['Chrome, Linux', `${LINUX} HeadlessChrome/140.0.0.0 Safari/537.36`],
    [
      'Chrome, ChromeOS',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ],
    ['', 'curl/8.9.1'],
    ['', ''],
  ])('is %j', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
