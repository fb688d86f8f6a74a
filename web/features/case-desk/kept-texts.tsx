import { isBlank } from '#shared/rules/rule.ts';
import type { CaseAnswer } from './case-answer.ts';

/** Words somebody typed for which there is no field any more: here they can be copied. */
export function KeptTexts({ texts, title }: Pick<CaseAnswer, 'texts'> & { title: string }) {
  const words = Object.entries(texts).filter(([, text]) => !isBlank(text));
  if (words.length === 0) return null;
  return (
    <section className="case-kept" aria-label={title}>
      <h2 className="t-h4">{title}</h2>
      {words.map(([name, text]) => (
        <p key={name} lang={name.endsWith(':km') ? 'km' : name.endsWith(':en') ? 'en' : undefined}>
          {text}
        </p>
      ))}
    </section>
  );
}
