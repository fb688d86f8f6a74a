import { describe, expect, it } from 'vitest';
import { messageName, messagesOf, messagesOfForm, readTyped, withText } from './typed-decision.ts';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('what a reviewer typed (4.020, 5.029)', () => {
  it('reads texts of messages, reason and note, and nothing else', () => {
    const typed = readTyped(
      form({
        [messageName('name_kh', 'km')]: 'សូមសរសេរឈ្មោះដូចក្នុងត្រា',
        [messageName(null, 'en')]: 'Almost there.\r\nTwo points.',
        [messageName('sector', 'en')]: ' \u200B ',
        reason: 'Out of scope',
        note: 'Called them',
        version: '3',
        intent: 'return',
        'message:<script>:en': 'x',
      }),
    );
    expect(typed).toEqual({
      'message:name_kh:km': 'សូមសរសេរឈ្មោះដូចក្នុងត្រា',
      'message::en': 'Almost there.\nTwo points.',
      reason: 'Out of scope',
      note: 'Called them',
    });
  });

  it('binds each message to its field or to the whole, in the order of the fields', () => {
    const typed = {
      [messageName('sector', 'en')]: 'Which one?',
      [messageName('name', 'en')]: 'As registered, please.',
      [messageName('name', 'km')]: 'សូមសរសេរតាមការចុះបញ្ជី',
      [messageName(null, 'km')]: 'សូមអរគុណ',
    };
    expect(messagesOf(typed, ['name', 'name_kh', 'sector'])).toEqual([
      { field: null, body: '', body_kh: 'សូមអរគុណ' },
      { field: 'name', body: 'As registered, please.', body_kh: 'សូមសរសេរតាមការចុះបញ្ជី' },
      { field: 'sector', body: 'Which one?', body_kh: '' },
    ]);
    expect(messagesOfForm(typed)?.map(({ field }) => field)).toEqual([null, 'sector', 'name']);
    expect(messagesOfForm({ reason: 'no message at all' })).toEqual([]);
  });

  it('adds a saved reason without losing what stands there', () => {
    expect(withText('', 'New')).toBe('New');
    expect(withText('Old \n', 'New')).toBe('Old\nNew');
  });
});
