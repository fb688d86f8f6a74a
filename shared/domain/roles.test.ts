import { describe, expect, it } from 'vitest';
import {
  deskMay,
  isDeskRole,
  isOrganisationRole,
  mayManageRole,
  ORGANISATION_ROLES,
  ownershipOf,
} from './roles.ts';

// What each role may do is tried on the server: tests/permissions/team-roles.api.test.ts and matrix.api.test.ts.
describe('roles inside an organisation', () => {
  it('nobody changes a person of a higher role', () => {
    expect(mayManageRole('owner', 'owner')).toBe(true);
    expect(mayManageRole('admin', 'admin')).toBe(true);
    expect(mayManageRole('admin', 'owner')).toBe(false);
    expect(mayManageRole('content_editor', 'member')).toBe(false);
    expect(mayManageRole(undefined, 'member')).toBe(false);
  });

  it('are shown as owned or member (6.008)', () => {
    expect(ORGANISATION_ROLES.map(ownershipOf)).toEqual(['owned', 'member', 'member', 'member', 'member']);
  });
});

describe('desk roles', () => {
  it('add up', () => {
    expect(deskMay(['editor', 'analyst'], 'read_insights')).toBe(true);
    expect(deskMay(['editor', 'analyst'], 'decide')).toBe(false);
  });

  it('are told from other words', () => {
    expect([isDeskRole('reviewer'), isDeskRole('owner'), isOrganisationRole('owner')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
