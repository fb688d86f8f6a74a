import { describe, expect, it } from 'vitest';
import { MARK_SHAPES, SHAPES_OF } from '../content/mark-shapes.ts';
import { buildDemo } from './build-demo.ts';
import { drawMark } from './draw-mark.ts';
import { drawPortrait } from './draw-portrait.ts';

const demo = buildDemo(new Date('2026-11-20T03:00:00Z'));
const logoOf = new Map(demo.logos.map((one) => [one.file.id, one]));

describe('marks and portraits of the demo data', () => {
  it('stand on every record, and are seldom the same', { timeout: 60_000 }, () => {
    const pictures = demo.records.map(({ logo_id }) => logoOf.get(logo_id ?? '')?.file.sha256);
    expect(pictures).not.toContain(undefined);
    const startups = demo.records.filter(({ kind }) => kind === 'startup');
    const marks = new Set(startups.map(({ logo_id }) => logoOf.get(logo_id!)!.file.sha256));
    expect(marks.size).toBeGreaterThan(120);
  });

  it('give somebody with two pages one face, and everybody else their own', () => {
    const people = demo.records.filter(({ individual }) => individual);
    const faces = new Map(people.map(({ individual_id, logo_id }) => [individual_id, logo_id]));
    for (const { individual_id, logo_id } of people) expect(logo_id).toBe(faces.get(individual_id));
    const drawn = new Set([...faces.values()].map((id) => logoOf.get(id!)!.file.sha256));
    expect(drawn.size).toBe(faces.size);
  });

  it('stand on everybody of a team, the same for somebody on a page, in a team and in the menu (2.098)', () => {
    const team = demo.records.flatMap(({ team_members }) => team_members ?? []);
    const faceOf = (id: string | null | undefined) => logoOf.get(id ?? '')?.file.sha256;
    expect(team.length).toBeGreaterThan(500);
    expect(team.filter(({ photo_id }) => !faceOf(photo_id))).toEqual([]);
    expect(new Set(team.map(({ photo_id }) => photo_id)).size, 'a file each').toBe(team.length);
    expect(new Set(team.map(({ photo_id }) => faceOf(photo_id))).size).toBeGreaterThan(team.length * 0.9);
    const accounts = new Map([...demo.members, ...demo.owners].map((one) => [one.id, one]));
    const withAccount = team.filter(({ person_id }) => person_id);
    expect(withAccount.length).toBeGreaterThan(50);
    for (const { person_id, photo_id } of withAccount)
      expect(faceOf(accounts.get(person_id!)!.photo_id)).toBe(faceOf(photo_id));
  });

  it('are small enough for a card on a telephone', () => {
    for (const { file } of demo.logos) expect(file.bytes).toBeLessThan(20_000);
  });

  it('leave no colour open, and use every shape', () => {
    for (const name of Object.keys(MARK_SHAPES) as (keyof typeof MARK_SHAPES)[])
      expect(drawMark([name], name)).not.toMatch(/"[FAGH]"/);
    for (let seed = 0; seed < 80; seed += 1)
      expect(drawPortrait(seed % 2 ? 'man' : 'woman', `${seed}`)).not.toMatch(/"[HSVCT]"/);
    expect(new Set(Object.values(SHAPES_OF).flat())).toEqual(new Set(Object.keys(MARK_SHAPES)));
  });
});
