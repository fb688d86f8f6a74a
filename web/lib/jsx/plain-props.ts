import { withoutLineBreaks } from '#shared/khmer/line-marks.ts';

/** What the browser shows as one line, or not at all. */
const ONE_LINE = /^(?:title|option|script|textarea)$/;
/** Marks, and what they become in an address. */
const MARK = /[\u200B\u2060]|%E2%8[01]/;
const IN_ADDRESS = /%E2%8(?:0%8B|1%A0)/g;

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  // Most have none: every attribute of every page comes this way.
  if (typeof value !== 'string' || !MARK.test(value)) return value;
  return withoutLineBreaks(value).replace(IN_ADDRESS, '');
};

/**
 * Attributes of an element, and the text of one that has no lines, without the marks where lines of Khmer may end. Our own
 * components are functions and take texts as they are; links and forms of the router are objects that become elements.
 */
export function plainProps<Props>(type: unknown, props: Props): Props {
  if (typeof type === 'function') return props;
  for (const name in props)
    if (name === 'children' ? typeof type === 'string' && ONE_LINE.test(type) : name !== 'className')
      props[name] = plain(props[name]) as Props[typeof name];
  return props;
}
