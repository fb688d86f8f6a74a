import { describe, expect, it } from 'vitest';
import { partTo, previewTo, profileTo, teamTo } from './profile-address.ts';

const startup = { kind: 'startup', id: 's1' } as const;
const mentor = { kind: 'mentor', id: 'm1' } as const;

describe('addresses of one’s own profiles (2.063, 2.065, 2.066, 2.069, B.16)', () => {
  it('name the id in the path, for a mentor in the query', () => {
    expect(profileTo(startup)).toBe('/user/profile/startup/s1');
    expect(profileTo(mentor)).toBe('/user/profile/mentor?id=m1');
    expect(profileTo({ kind: 'other', id: 'o1' })).toBe('/user/profile/other-stakeholder/o1');
  });

  it('open a part, an entry or a view of it', () => {
    expect(profileTo(startup, { part: 'product', item: 'new' })).toBe(
      '/user/profile/startup/s1?part=product&item=new',
    );
    expect(profileTo(mentor, { view: 'check' })).toBe('/user/profile/mentor?id=m1&view=check');
    expect(partTo(mentor, 'basic')).toBe('/user/profile/mentor?id=m1#part-basic');
  });

  it('name the kind in addresses beside it', () => {
    expect(previewTo(mentor)).toBe('/user/profile/mentor/m1/preview');
    expect(teamTo({ kind: 'other', id: 'o1' })).toBe('/user/profile/other-stakeholder/o1/team');
  });
});
