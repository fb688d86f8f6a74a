/** Roles inside an organisation, highest first. */
export const ORGANISATION_ROLES = ['owner', 'admin', 'content_editor', 'content_creator', 'member'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

/** What a person may do for an organisation. */
export type OrganisationAction =
  | 'view_private'
  | 'draft_content'
  | 'edit_content'
  | 'submit_content'
  | 'edit_profile'
  | 'submit_profile'
  | 'withdraw_profile'
  | 'invite_member'
  | 'change_member'
  | 'archive_profile'
  | 'transfer_ownership';

const DRAFTING: readonly OrganisationAction[] = ['view_private', 'draft_content'];
const EDITING: readonly OrganisationAction[] = [...DRAFTING, 'edit_content', 'submit_content'];
const MANAGING: readonly OrganisationAction[] = [
  ...EDITING,
  'edit_profile',
  'submit_profile',
  'withdraw_profile',
  'invite_member',
  'change_member',
];

const ORGANISATION_MAY: Readonly<Record<OrganisationRole, readonly OrganisationAction[]>> = {
  owner: [...MANAGING, 'archive_profile', 'transfer_ownership'],
  admin: MANAGING,
  content_editor: EDITING,
  content_creator: DRAFTING,
  member: ['view_private'],
};

/** Whether a role inside an organisation allows an action; nobody outside may do anything. */
export function organisationMay(
  role: OrganisationRole | null | undefined,
  action: OrganisationAction,
): boolean {
  return role != null && ORGANISATION_MAY[role].includes(action);
}

/** Whether someone may change, invite or remove a person of a role: nobody acts on a role above the own. */
export function mayManageRole(own: OrganisationRole | null | undefined, other: OrganisationRole): boolean {
  if (!organisationMay(own, 'change_member') || own == null) return false;
  return ORGANISATION_ROLES.indexOf(own) <= ORGANISATION_ROLES.indexOf(other);
}

/** Whether a role gives power over a page and its team: it is given, taken and accepted with a proof of who does so. */
export const managesTeam = (role: OrganisationRole): boolean => organisationMay(role, 'change_member');

/** How an organisation is shown to a person who belongs to it. */
export function ownershipOf(role: OrganisationRole): 'owned' | 'member' {
  return role === 'owner' ? 'owned' : 'member';
}

/** Desk roles. */
export const DESK_ROLES = ['reviewer', 'editor', 'translator', 'analyst', 'administrator'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** What a person may do at the desk: every call of it names one (`access: 'desk:decide'`). */
export const DESK_ACTIONS = [
  /** Be there at all: what belongs to oneself. */
  'enter',
  /** Requests and claims with all that stands in them, proof documents included; how the desk keeps its promise. */
  'read_queue',
  'decide',
  'assign',
  /** Messages of the contact form, reading them included. */
  'answer_contact',
  /** Collections, their files included; which of them is said by `edit_content` and `edit_taxonomy`. */
  'read_content',
  'edit_content',
  'edit_taxonomy',
  /** Texts of the interface in Khmer; the English ones too by `manage_settings`. */
  'translate',
  'read_insights',
  /** See what each colleague did, and stop what they ordered or keep for everybody. */
  'oversee',
  'manage_people',
  'manage_roles',
  'manage_settings',
  'read_audit',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

/** The one place that says what a desk role is: contracts, verbs and pages ask for actions alone. */
const DESK_MAY: Readonly<Record<DeskRole, readonly DeskAction[]>> = {
  reviewer: ['enter', 'read_queue', 'decide', 'assign', 'answer_contact'],
  editor: ['enter', 'read_content', 'edit_content', 'edit_taxonomy', 'answer_contact'],
  translator: ['enter', 'translate'],
  analyst: ['enter', 'read_queue', 'read_insights'],
  administrator: DESK_ACTIONS,
};

/** Whoever is made by who runs the machine has it: it may do everything. */
export const HIGHEST_DESK_ROLE: DeskRole = 'administrator';
/** What somebody is usually asked to the desk as. */
export const USUAL_DESK_ROLE: DeskRole = 'reviewer';

/** Whether one of a person's desk roles allows an action. */
export function deskMay(roles: readonly DeskRole[], action: DeskAction): boolean {
  return roles.some((role) => DESK_MAY[role].includes(action));
}

/** The desk roles that allow an action. */
export function rolesThatMay(action: DeskAction): DeskRole[] {
  return DESK_ROLES.filter((role) => deskMay([role], action));
}

export function isDeskRole(value: string): value is DeskRole {
  return (DESK_ROLES as readonly string[]).includes(value);
}

export function isOrganisationRole(value: string): value is OrganisationRole {
  return (ORGANISATION_ROLES as readonly string[]).includes(value);
}
