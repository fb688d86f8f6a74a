import { ALL_FIELDS } from '#shared/domain/listing/forms.ts';
import type { Family } from '../family.ts';

const ATTEMPTS = 40;
/** What one address may leave behind in a minute without proving anything. */
const MOST_BYTES = 4 * 1024 * 1024;
const SIZES = [900_000, 60_000];
const MOST_OF_A_FIELD = 40_000;

/** Drafts that nobody finishes: how much of the disk can one address fill? */
export const diskFilling: Family = {
  name: 'disk filling',
  share: 0.01,
  async attack({ target, notes }) {
    for (const [n, size] of SIZES.entries()) {
      let kept = 0;
      let accepted = 0;
      for (let attempt = 0; attempt < ATTEMPTS && !notes.over(); attempt += 1) {
        notes.tried();
        const { statusCode } = await target.send('/public/api/v1/listing-draft/', {
          method: 'POST',
          headers: { origin: target.origin },
          body: { kind: 'startup', values: fill(size), steps_done: [] },
          from: `203.0.113.${50 + n}`,
        });
        if (statusCode === 429 || statusCode === 507 || statusCode === 413) break;
        if (statusCode !== 201) continue;
        accepted += 1;
        kept += size;
      }
      if (kept > MOST_BYTES || accepted >= ATTEMPTS)
        notes.found(
          'one address fills the disk with drafts',
          `${accepted} of ${Math.round(size / 1000)} KB within a minute`,
        );
    }
  },
};

/** Values of about so many bytes under names a form has. */
function fill(bytes: number): Record<string, string> {
  const names = [...new Set(ALL_FIELDS.map(({ name }) => name))];
  const each = Math.min(MOST_OF_A_FIELD, Math.floor(bytes / names.length));
  return Object.fromEntries(names.map((name) => [name, 'x'.repeat(each)]));
}
