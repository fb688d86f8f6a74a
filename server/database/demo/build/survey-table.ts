import { FOUNDERS_ASKED, SURVEY } from '../content/founder-survey.ts';
import { createPicker } from './picker.ts';

/**
 * The survey of founders, a line for each who answered: no names, and no province or sector by which one could be
 * told. What each column adds up to is written in the content; who gave which answer is dealt, always the same.
 */
export function surveyTable(): (string | number)[][] {
  const columns = SURVEY.map(({ column, answers }) => {
    const picker = createPicker(`survey ${column}`);
    const left = answers.flatMap((answer) => Array.from({ length: answer[2] }, () => answer));
    return Array.from({ length: FOUNDERS_ASKED }, () => {
      const [answer = '', answer_kh = ''] = left.splice(picker.between(0, left.length - 1), 1)[0] ?? [];
      return [answer, answer_kh];
    });
  });
  return [
    ['answer', ...SURVEY.flatMap(({ column }) => [column, `${column}_kh`])],
    ...Array.from({ length: FOUNDERS_ASKED }, (_, at) => [at + 1, ...columns.flatMap((one) => one[at]!)]),
  ];
}
