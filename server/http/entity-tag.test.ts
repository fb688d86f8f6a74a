import { describe, expect, it } from 'vitest';
import { encodedTag, entityTag, isKnown } from './entity-tag.ts';

describe('the tag of an answer', () => {
  it('is another for other bytes and in another encoding', () => {
    const tags = [
      entityTag('a'),
      entityTag('b'),
      encodedTag(entityTag('a'), 'br'),
      encodedTag(entityTag('a'), 'gzip'),
    ];
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(encodedTag(tags[0]!, undefined)).toBe(tags[0]);
  });

  it.each(['"x"', 'W/"x"', '"other", "x"', '"other",W/"x"', ' * ', '*', '"a" ,  "x" '])(
    '%s says that the client has it',
    (header) => expect(isKnown(header, '"x"')).toBe(true),
  );

  it.each([undefined, '', '"other"', 'W/"other", "y"', 'x', '"x', '"*"'])('%s does not', (header) =>
    expect(isKnown(header, '"x"')).toBe(false),
  );
});
