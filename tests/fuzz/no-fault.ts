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

/** What must hold of an answer of the API, whatever the request was like. */
export function expectNoFault({ statusCode, headers, body }: Answer): void {
  expect(statusCode, body.slice(0, 300)).toBeLessThan(500);
  expect(statusCode, 'clients sign out on 403 (8.001)').not.toBe(403);
  if (statusCode < 400) return;
  expect(String(headers['content-type']), body.slice(0, 300)).toContain('application/problem+json');
  const problem = JSON.parse(body) as ProblemBody;
  expect(problem.status).toBe(statusCode);
  const language = headers['content-language'] === 'km' ? 'km' : 'en';
  const texts = catalog[language].common!.problems as Record<string, unknown>;
  expect(problem.title).toBe((texts[problem.code] as { title: string } | undefined)?.title);
  expect(problem.message).toMatch(/\S/);
  for (const [field, list] of Object.entries(problem.errors ?? {})) {
    expect(list.length, field).toBeGreaterThan(0);
    // A text that was not found would show as its key.
    for (const text of list) expect(text).not.toMatch(/^\w+:[\w.]+$/);
  }
}
