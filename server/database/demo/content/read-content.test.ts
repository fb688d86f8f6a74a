import { expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from './read-content.ts';
import { mentor } from './shapes.ts';

it('reads a file of the demo, and names the place that is not as it should be', () => {
  const mentors = readContent('mentors', z.array(mentor));
  expect(mentors.length).toBeGreaterThan(10);
  expect(() => readContent('mentors', z.array(mentor.omit({ company_kh: true })))).toThrow(
    /^mentors\.json, 0: .*company_kh/,
  );
  expect(() => readContent('mentors', z.array(mentor.extend({ province: z.literal('99') })))).toThrow(
    /^mentors\.json, 0\.province: /,
  );
});
