/** Names that stand in a User-Agent, the more special before the more general. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bMessenger|\bOrca-Android\b/, 'Messenger'],
  [/\b(FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bTelegram/, 'Telegram'],
  [/\bLine\//, 'LINE'],
  [/\b(musical_ly|trill|BytedanceWebview)/, 'TikTok'],
  [/\bEdg(A|iOS|e)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|Opera Mini)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Ddg|DuckDuckGo)\//, 'DuckDuckGo'],
  [/\bGSA\//, 'Google'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b((Headless)?Chrome|CriOS)\//, 'Chrome'],
  // Every browser of a phone says Safari somewhere; Safari itself also says its version.
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a User-Agent as people know them, e.g. "Chrome, Android"; empty when neither is known. */
export function deviceName(userAgent: string): string {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ');
}
