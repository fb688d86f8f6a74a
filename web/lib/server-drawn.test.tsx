import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { serverDrawn } from './server-drawn.tsx';

async function html(element: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<MemoryRouter>{element}</MemoryRouter>);
  return text(prelude);
}

const Name = ({ name }: { name: string }) => <b>{name}</b>;

describe('a server-drawn part', () => {
  it('is drawn by the server, in an element of its own', async () => {
    const Part = serverDrawn(async () => Name);
    expect(await html(<Part name="Slek" />)).toBe('<div class="contents"><b>Slek</b></div>');
    const Side = serverDrawn(async () => Name, 'side');
    expect(await html(<Side name="Slek" />)).toBe('<div class="side"><b>Slek</b></div>');
  });

  it('is fetched once for a page that one goes to, while its data comes', async () => {
    let asked = 0;
    const Part = serverDrawn(async () => {
      asked += 1;
      return Name;
    });
    const shown = await Promise.all([
      Part.fetch({}, async () => 'first'),
      Part.fetch({}, async () => 'second'),
    ]);
    expect(shown).toEqual(['first', 'second']);
    expect(asked).toBe(1);
  });

  it('is asked for again after it could not be fetched', async () => {
    let fails = true;
    const Part = serverDrawn(async () => {
      if (fails) throw new Error('no line');
      return Name;
    });
    await expect(Part.fetch({}, async () => null)).rejects.toThrow('no line');
    fails = false;
    expect(await Part.fetch({}, async () => 'shown')).toBe('shown');
  });
});
