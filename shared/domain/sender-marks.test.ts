import { expect, it } from 'vitest';
import { withoutSenderMarks } from './sender-marks.ts';

it.each([
  ['?utm_source=a&UTM_Medium=b&fbclid=c&gclid=d&msclkid=e&mc_eid=f&_ga=g&%75tm_x=h', ''],
  ['?page=2&utm_source=a&search=%E1%9E%80+x', '?page=2&search=%E1%9E%80+x'],
  ['?utm=1&search=utm_source&category=a&category=b', '?utm=1&search=utm_source&category=a&category=b'],
  ['?a=%20', '?a=%20'],
  ['', ''],
])('%s without the marks of senders is %s', (search, rest) => {
  expect(withoutSenderMarks(search)).toBe(rest);
});
