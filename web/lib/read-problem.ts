import { data } from 'react-router';
import type { Translator } from '#shared/i18n/translate.ts';
import type { ProblemBody } from './api-context.ts';
import { knownText } from './known-text.ts';

/** Codes whose texts the browser may have to write by itself: the server did not answer, or threw a page away. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  0: 'offline',
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'not_signed_in',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  422: 'invalid',
  429: 'too_many',
  503: 'unavailable',
  507: 'no_room',
};

/** The code of a status, `internal` for those without one. */
export const codeOfStatus = (status: number): string => CODE_OF_STATUS[status] ?? 'internal';

/** A problem whose texts the page fills in from its code. */
export function bareProblem(status: number, code: string = codeOfStatus(status)): ProblemBody {
  return { status, code, title: '', message: '' };
}

/** For loaders: answers with the 404 page. */
export const notFound = () => data(bareProblem(404), { status: 404 });

/** Title and message of a problem: the server's own words, else those of its code or its status. */
export function problemTexts(t: Translator, problem: ProblemBody): { title: string; message: string } {
  return {
    title: problem.title || textOf(t, problem, 'title'),
    message: problem.message || textOf(t, problem, 'message'),
  };
}

function textOf(t: Translator, problem: ProblemBody, part: 'title' | 'message'): string {
  const textOfCode = (code: string) => knownText(t, `common:problems.${code}.${part}`, '');
  const { code, status } = problem;
  return textOfCode(code) || textOfCode(codeOfStatus(status)) || t(`common:problems.internal.${part}`);
}

/** Whether something thrown is a problem of the API. */
export function isProblem(value: unknown): value is ProblemBody {
  if (typeof value !== 'object' || value === null) return false;
  const { status, code } = value as Partial<ProblemBody>;
  return typeof status === 'number' && typeof code === 'string';
}
