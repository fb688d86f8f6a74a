import { z } from 'zod';
import { readContent } from './read-content.ts';
import { type RequestContent, request } from './shapes.ts';

const DAY = /^\{day([+-]\d+)\}$/;
const content = readContent('suggestions', z.array(request));

/**
 * Programs and events that visitors suggested: waiting, come again, given back, refused, and public. `day` gives a
 * calendar date counted from the day of seeding, which the file writes as `{day+3}`.
 */
export function suggestions(day: (days: number) => string): readonly RequestContent[] {
  const dated = (values: RequestContent['values']): RequestContent['values'] =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const days = typeof value === 'string' ? DAY.exec(value)?.[1] : undefined;
        return [name, days ? day(Number(days)) : value];
      }),
    );
  return content.map((one) => ({
    ...one,
    values: dated(one.values),
    ...(one.before && { before: dated(one.before) }),
  }));
}
