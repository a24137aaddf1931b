// Admin roles. An operator may make all admin calls, every other role some of them: desk/desk-rights.ts.

export const deskRoles = ['operator', 'support', 'moderator', 'treasurer', 'editor'] as const
export type DeskRole = (typeof deskRoles)[number]
