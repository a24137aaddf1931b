// The roles of the desk. An operator may do all that is done there, each other role a part of it: desk/desk-rights.ts.

export const deskRoles = ['operator', 'support', 'moderator', 'treasurer', 'editor'] as const
export type DeskRole = (typeof deskRoles)[number]
