import { z } from 'zod';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { province } from './stakeholder-card.ts';
import { stakeholderDetail } from './stakeholder-detail.ts';

const { products, funding } = stakeholderDetail.shape;

/** Records with their parts under the names by which they are written, too. */
const person = stakeholderDetail.extend({
  startup_areas: z.array(province),
  bio: z.string(),
  bio_kh: z.string(),
});
const organisation = stakeholderDetail.extend({
  product: products,
  startup_areas: z.array(province),
  funding_rounds: funding.shape.rounds,
  /** How far a startup is: slug of the master list. */
  funding_stage: z.string(),
});

/** `GET {base}/{id}` of a kind that has a base of its own (7.006). */
export const oneStakeholder = (kind: 'startup' | 'eso' | 'mentor' | 'investor') =>
  defineContract({
    id: `${kind}.get`,
    area: kind,
    summary:
      'One approved record with its parts; personal fields for signed-in readers only. For its team as it is edited, whatever its status, with the version to send',
    method: 'GET',
    path: `/api/v1/${kind}/{id}/`,
    access: 'public',
    params: z.object({ id: uuid }),
    response: kind === 'mentor' || kind === 'investor' ? person : organisation,
    cacheSeconds: 60,
  });
