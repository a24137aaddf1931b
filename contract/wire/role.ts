// Admin roles. An operator may make all admin calls, every other role some of them: admin/admin-rights.ts.

export const adminRoles = ['operator', 'support', 'moderator', 'treasurer', 'editor'] as const
export type AdminRole = (typeof adminRoles)[number]
