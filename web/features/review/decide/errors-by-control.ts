import { messageName, REASON, type TypedMessage } from './typed-decision.ts';

type Sentences = Readonly<Record<string, readonly string[]>>;

/** Problems of the API, which counts messages by their place, as problems of the controls they were typed into. */
export function errorsByControl(errors: Sentences, sent: readonly Pick<TypedMessage, 'field'>[]): Sentences {
  const found: Record<string, readonly string[]> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const [, index, part] = /^messages\.(\d+)\.(body|body_kh)$/.exec(path) ?? [];
    const message = index === undefined ? undefined : sent[Number(index)];
    if (message) found[messageName(message.field, part === 'body_kh' ? 'km' : 'en')] = sentences;
    else if (path === 'body') found.note = sentences;
    else found[path === 'reason' ? REASON : path.startsWith('messages') ? 'messages' : path] = sentences;
  }
  return found;
}
