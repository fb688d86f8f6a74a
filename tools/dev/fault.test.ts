import { describe, expect, it } from 'vitest';
import { createTranslator } from '#shared/i18n/translate.ts';
import { faultIn, overlay } from './fault.ts';

const log = (line: object) => `${JSON.stringify({ time: 1, ...line })}\n`;

describe('a fault of the development server', () => {
  it('is read from a line of the log, with its statement, and says what to do about a schema', () => {
    const err = {
      type: 'DrizzleQueryError',
      message: 'Failed query: select "rank_kh" from "stakeholder": column "rank_kh" does not exist',
      stack:
        'Error\n    at find (/project/server/areas/stakeholder/stakeholder.queries.ts:12:3)\ncaused by: error: column "rank_kh" does not exist\n    at parse (/x.js:1:1)',
    };
    const output = `${log({ level: 30, msg: 'ready' })}${log({ level: 50, err, msg: 'call failed' })}`;
    expect(faultIn(output)).toEqual({
      message: expect.stringMatching(
        /npm run generate[^\n]*\n\ncolumn "rank_kh" does not exist\n\nFailed query: select "rank_kh"/,
      ),
      stack: err.stack,
    });
  });

  it('is read from what the console prints of a page that could not be drawn', () => {
    const printed =
      'TypeError: t is not a function\n    at Name (/project/web/a.tsx:3:9)\n    at draw (/x.js:1:1)\n';
    expect(faultIn(`some words\n${printed}`)).toEqual({
      message: 'TypeError: t is not a function',
      stack: '    at Name (/project/web/a.tsx:3:9)\n    at draw (/x.js:1:1)',
    });
  });

  it('says where a text is missing that the pages ask for', () => {
    let problem = '';
    try {
      createTranslator('km', {})('common:form.error_prefix');
    } catch (error) {
      problem = (error as Error).message;
    }
    const { message } = faultIn(log({ level: 50, err: { message: problem, stack: '' } })) ?? {};
    expect(message).toMatch(/^Texts stand in shared\/i18n\/en[^\n]*\n\n.*common:form/);
  });

  it('is nothing that went well, and no warning', () => {
    const err = { message: 'slow', stack: '' };
    for (const output of ['ready\n', '{ not json\n', log({ level: 40, err }), log({ level: 50, msg: 'x' })])
      expect(faultIn(output)).toBeNull();
  });

  it('ends no script of the page it is shown on', () => {
    const shown = overlay({ message: '</script><b>', stack: '' });
    expect(shown.match(/<\/script>/g)).toHaveLength(1);
  });
});
