import { describe, expect, it } from 'vitest';
import { errorsByControl } from './errors-by-control.ts';
import { messageName } from './typed-decision.ts';

describe('problems of a decision stand where they belong (5.029)', () => {
  it('puts a message that is too long at its own control', () => {
    const sent = [{ field: null }, { field: 'name_kh' }];
    expect(
      errorsByControl({ 'messages.1.body_kh': ['Too long'], 'messages.0.body': ['Too long as well'] }, sent),
    ).toEqual({
      [messageName('name_kh', 'km')]: ['Too long'],
      [messageName(null, 'en')]: ['Too long as well'],
    });
  });

  it('keeps "You need to write a return message!" for the messages as a whole', () => {
    const errors = {
      messages: ['You need to write a return message!'],
      reason: ['Required'],
      body: ['Note'],
    };
    expect(errorsByControl(errors, [])).toEqual({
      messages: ['You need to write a return message!'],
      reason: ['Required'],
      note: ['Note'],
    });
  });
});
