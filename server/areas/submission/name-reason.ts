import { fold } from '#shared/khmer/fold.ts';
import { romanKey } from '#shared/khmer/romanise.ts';

interface Names {
  name: string;
  name_kh: string;
}

const SIMILAR = 0.55;
/** Too few sounds are shared by too many names. */
const LEAST_SOUNDS = 4;

/** Whether two are named alike in either script, however it is spelt; `similarity` (0 to 1) is the database's of both names. */
export function nameReason(one: Names & { similarity: number }, own: Names): 'name' | 'similar_name' | null {
  const same = (a: string, b: string) => fold(a) !== '' && fold(a) === fold(b);
  if (same(one.name, own.name) || same(one.name_kh, own.name_kh)) return 'name';
  const sounds = (names: Names) =>
    [romanKey(names.name), romanKey(names.name_kh)].filter((key) => key.length >= LEAST_SOUNDS);
  const heard = sounds(own);
  if (sounds(one).some((key) => heard.includes(key))) return 'similar_name';
  return one.similarity >= SIMILAR ? 'similar_name' : null;
}
