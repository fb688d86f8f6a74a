import { describe, expect, it } from 'vitest';
import {
  DESK_ROLES,
  type DeskAction,
  deskMay,
  isDeskRole,
  isOrganisationRole,
  mayManageRole,
  ORGANISATION_ROLES,
  type OrganisationAction,
  organisationMay,
  ownershipOf,
} from './roles.ts';

describe('roles inside an organisation (6.007, 6.009, B.70)', () => {
  const may: Record<OrganisationAction, string> = {
    view_private: 'owner admin content_editor content_creator member',
    draft_content: 'owner admin content_editor content_creator',
    edit_content: 'owner admin content_editor',
    submit_content: 'owner admin content_editor',
    edit_profile: 'owner admin',
    submit_profile: 'owner admin',
    withdraw_profile: 'owner admin',
    invite_member: 'owner admin',
    change_member: 'owner admin',
    archive_profile: 'owner',
    transfer_ownership: 'owner',
  };

  it.each(Object.entries(may))('%s: %s', (action, roles) => {
    const allowed = ORGANISATION_ROLES.filter((role) => organisationMay(role, action as OrganisationAction));
    expect(allowed.join(' ')).toBe(roles);
    expect(organisationMay(null, action as OrganisationAction)).toBe(false);
  });

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

describe('desk roles (B.71)', () => {
  const may: Record<DeskAction, string> = {
    enter: 'reviewer editor analyst administrator',
    read_queue: 'reviewer analyst administrator',
    decide: 'reviewer administrator',
    assign: 'reviewer administrator',
    answer_contact: 'reviewer editor administrator',
    read_content: 'editor administrator',
    edit_content: 'editor administrator',
    edit_taxonomy: 'editor administrator',
    read_insights: 'analyst administrator',
    oversee: 'administrator',
    manage_people: 'administrator',
    manage_roles: 'administrator',
    manage_settings: 'administrator',
    read_audit: 'administrator',
  };

  it.each(Object.entries(may))('%s: %s', (action, roles) => {
    const allowed = DESK_ROLES.filter((role) => deskMay([role], action as DeskAction));
    expect(allowed.join(' ')).toBe(roles);
    expect(deskMay([], action as DeskAction)).toBe(false);
  });

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
