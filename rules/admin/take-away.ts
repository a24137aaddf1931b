// Permission to remove user content. Separate, so that the pages that show such content load no other admin code.

/** Whether an account with these roles may remove posts, comments and danmaku of others. */
export const mayTakeAway = (roles: readonly string[]): boolean => roles.includes('operator') || roles.includes('moderator')
