import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import { keepHtml } from './keep-html.ts';
import { KeptHtmlContext, keptHtml } from './kept-html.tsx';

let drawn = 0;
function Card({ name }: { name: string }) {
  drawn += 1;
  return <b>{name}</b>;
}
function Field() {
  drawn += 1;
  return <input id={useId()} />;
}
let wordings = 0;
/** Words of the desk that nothing was drawn with yet. */
const newWording = () => ({ [`area${(wordings += 1)}`]: {} }) as unknown as Wording;

function draw(page: ReactNode, wording: Wording): string {
  const kept = keepHtml('en', wording, 'secret');
  return kept.finish(renderToString(<KeptHtmlContext value={kept}>{page}</KeptHtmlContext>));
}

describe('a part that is written again as it was drawn before', () => {
  const Kept = keptHtml('card', Card);
  const list = (...names: string[]) => (
    <p>
      {names.map((name) => (
        <Kept key={name} name={name} />
      ))}
      <i>end</i>
    </p>
  );

  it('is drawn once, and stands in each page as React would have written it', () => {
    const wording = newWording();
    drawn = 0;
    const first = draw(list('Slek', 'R & D'), wording);
    expect(first).toBe('<p><b>Slek</b><b>R &amp; D</b><i>end</i></p>');
    expect(draw(list('Slek', 'R & D'), wording)).toBe(first);
    expect(draw(list('R & D', 'New', 'Slek'), wording)).toBe(
      '<p><b>R &amp; D</b><b>New</b><b>Slek</b><i>end</i></p>',
    );
    expect(drawn).toBe(3);
  });

  it('is drawn anew when it shows something else, or the desk changed a text', () => {
    const wording = newWording();
    draw(list('Slek'), wording);
    drawn = 0;
    draw(list('Slek Co.'), wording);
    draw(list('Slek'), newWording());
    expect(drawn).toBe(2);
  });

  it('is not kept with an id that React made for its place in one page', () => {
    const KeptField = keptHtml('field', Field);
    const wording = newWording();
    drawn = 0;
    const [first, second] = [draw(<KeptField />, wording), draw(<KeptField />, wording)];
    expect(first).toMatch(/^<input id="[^"]+"\/>$/);
    expect(second).toBe(first);
    expect(drawn).toBe(2);
  });

  it('is never put in place of what somebody wrote who does not know the secret', () => {
    const wording = newWording();
    draw(list('Slek'), wording);
    for (const text of ['[0:kept]', '[other:0:kept]'])
      expect(draw(list('Slek', text), wording)).toBe(`<p><b>Slek</b><b>${text}</b><i>end</i></p>`);
  });
});
