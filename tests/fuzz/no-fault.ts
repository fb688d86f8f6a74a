import { expect } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';

export interface Answer {
  statusCode: number;
  headers: Record<string, number | string | string[] | undefined>;
  body: string;
}

interface ProblemBody {
  status: number;
  code: string;
  title: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** An answer takes no longer, however the request was made; far above what any takes, since machines may be busy. */
export const LONGEST_MS = 10_000;

/** What must hold of an answer of the API, whatever the request was like. */
export function expectNoFault(answer: Answer): void {
  const { statusCode, headers, body } = answer;
  expect(statusCode, body.slice(0, 300)).toBeLessThan(500);
  expect(statusCode, 'clients sign out on 403 (8.001)').not.toBe(403);
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (statusCode >= 400) {
    expectProblem(answer);
    return;
  }
  if (statusCode === 304) {
    expect(body).toBe('');
    return;
  }
  expect(statusCode).toBeLessThan(300);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toBeTypeOf('object');
}

/** A problem in the words of the reader's language, with its code and fields. */
export function expectProblem({ statusCode, headers, body }: Answer): void {
  expect(headers['content-type'], body.slice(0, 300)).toBe('application/problem+json; charset=utf-8');
  const problem = JSON.parse(body) as ProblemBody;
  expect(problem.status).toBe(statusCode);
  const language = headers['content-language'] === 'km' ? 'km' : 'en';
  const { common, problem: ofServer } = catalog[language];
  const texts: Record<string, unknown> = { ...(common!.problems as object), ...ofServer };
  // A link that led here once says so instead of what is said of a record.
  const said = problem.code === 'gone' ? [problem.code, 'dead_link'] : [problem.code];
  expect(said.map((key) => (texts[key] as { title: string } | undefined)?.title)).toContain(problem.title);
  expectText(problem.message);
  if (problem.errors) expect(Object.keys(problem.errors)).not.toEqual([]);
  for (const [field, list] of Object.entries(problem.errors ?? {})) {
    expect(list.length, field).toBeGreaterThan(0);
    list.forEach(expectText);
  }
}

/** A text that was not found would show as its key, one that was not filled in by its braces. */
function expectText(text: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/^\w+:[\w.]+$/);
  expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
}
