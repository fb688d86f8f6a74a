const LEAST_LENGTH = 32;
/** Random bytes give more in every usual notation; of 32 hexadecimal digits 100 bits and more are seen. */
const LEAST_BITS = 90;
const WORDS =
  /secret|password|passphrase|change|replace|default|example|please|insert|admin|qwerty|letmein|12345|abcde/i;

/** Whether somebody could guess a secret: too short, made of words that stand in examples, or of what repeats itself. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < LEAST_LENGTH || WORDS.test(secret) || bitsSeen(withoutRepeats(secret)) < LEAST_BITS;
}

/** The shortest piece whose repetition gives the text. */
function withoutRepeats(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/** Shannon's measure by the characters, and neighbours that only count up or stay the same count for nothing. */
function bitsSeen(text: string): number {
  const counts = new Map<string, number>();
  let moved = 0;
  for (const [index, char] of [...text].entries()) {
    counts.set(char, (counts.get(char) ?? 0) + 1);
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    if (index === 0 || Math.abs(step) > 1) moved += 1;
  }
  let perChar = 0;
  for (const count of counts.values()) perChar -= (count / text.length) * Math.log2(count / text.length);
  return perChar * moved;
}
