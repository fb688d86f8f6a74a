import type { LocalText } from '#shared/i18n/local-name.ts';

/** Running text as its paragraphs; a line that begins with "- " becomes a line of a list, "## " a heading. */
export function Prose({ content }: { content: LocalText }) {
  const blocks = content.text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean);
  return (
    <div className="grid max-w-[62ch] gap-5" lang={content.lang}>
      {blocks.map((block, i) => {
        if (block.startsWith('## '))
          return (
            <h2 key={i} className="t-h2 mt-6">
              {block.slice(3)}
            </h2>
          );
        const lines = block.split('\n');
        if (lines.every((line) => line.startsWith('- '))) {
          return (
            <ul key={i} className="bullets grid gap-2 ps-5">
              {lines.map((line) => (
                <li key={line}>{line.slice(2)}</li>
              ))}
            </ul>
          );
        }
        return <p key={i}>{block}</p>;
      })}
    </div>
  );
}
