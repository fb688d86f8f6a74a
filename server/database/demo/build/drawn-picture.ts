import { createHash } from 'node:crypto';
import type { file } from '../../schema/file.ts';
import type { DemoCalendar } from './demo-calendar.ts';

/** A picture: its row and its bytes. */
export interface DemoPicture {
  file: typeof file.$inferInsert & { id: string };
  bytes: Uint8Array;
}

type Drawn = Pick<DemoPicture['file'], 'id' | 'purpose' | 'key' | 'name'> & { width: number; height: number };

/** A picture that is drawn when somebody looks at it: hundreds take seconds, and few who build the demo want them. */
export function drawnPicture(
  drawn: Drawn & { id: string },
  draw: () => Uint8Array,
  { at }: DemoCalendar,
): DemoPicture {
  return {
    get bytes() {
      return draw();
    },
    get file() {
      const bytes = draw();
      return {
        ...drawn,
        media_type: 'image/png',
        bytes: bytes.byteLength,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        is_public: true,
        created_at: at(-60),
      };
    },
  };
}
