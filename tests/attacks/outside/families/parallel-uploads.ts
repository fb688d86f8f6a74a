import sharp from 'sharp';
import type { Family } from '../family.ts';
import { someAddress } from '../target.ts';
import { longestWait, waitLimit } from './waiting.ts';

const AT_ONCE = 12;
const SIDE = 600;
const BOUNDARY = 'parallel';
const SURELY = 4;

/** Pictures sent by one member many at once: each gets an answer, and others do not wait. */
export const parallelUploads: Family = {
  name: 'parallel uploads',
  share: 0.005,
  async attack({ target, notes }) {
    const limit = await waitLimit(target);
    const [photo, cookie] = [await noise(), await target.cookieOf('founder')];
    const statuses: number[] = [];
    const wait = await longestWait(target, () =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          notes.tried();
          const answer = await fetch(`${target.url}/base-api/me/photo/`, {
            method: 'POST',
            headers: {
              cookie,
              origin: target.origin,
              'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
              'x-forwarded-for': someAddress(),
            },
            body: photo,
          }).catch(() => null);
          statuses.push(answer?.status ?? 0);
        }),
      ),
    );
    const faults = statuses.filter((status) => status === 0 || (status >= 500 && status !== 503));
    if (faults.length > 0) notes.found('uploads at once end in a fault', faults.join(' '));
    if (!statuses.includes(200)) notes.leftOut(`no picture was taken: ${statuses[0]}`);
    if (wait > SURELY * limit)
      notes.found('uploads at once keep everybody waiting', `${(wait / 1000).toFixed(1)} s`);
  },
};

/** A form with a picture that does not shrink. */
async function noise(): Promise<Buffer<ArrayBuffer>> {
  const picture = await sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
