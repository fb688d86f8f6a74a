import { beforeEach, expect, it, vi } from 'vitest';
import { typedValues } from './typed-values.ts';

class Control {
  value = 'typed';
  defaultValue = '';
  name: string;
  type: string;
  constructor(name: string, type: string) {
    this.name = name;
    this.type = type;
  }
}
class Other {}
beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Control);
  vi.stubGlobal('HTMLTextAreaElement', Other);
  vi.stubGlobal('HTMLSelectElement', Other);
});

it('words are kept, a country beside a number too; passwords, looked at or not, codes and what robots fill in are not', () => {
  const controls = [
    ['email', 'email'],
    ['country_code', 'text'],
    ['province_code', 'text'],
    ['password', 'password'],
    ['password', 'text'],
    ['new_password', 'text'],
    ['code', 'text'],
    ['nickname', 'text'],
    ['bot_stamp', 'hidden'],
  ].map(([name = '', type = '']) => new Control(name, type));
  const form = { elements: controls } as unknown as HTMLFormElement;
  expect(Object.keys(typedValues(form)).sort()).toEqual(['country_code', 'email', 'province_code']);
});
