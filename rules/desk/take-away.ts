// Who takes away what anybody wrote. By itself: pages that show such things fetch nothing else of the desk.

/** Whether an account of these roles takes away posts, comments and danmaku of others. */
export const mayTakeAway = (roles: readonly string[]): boolean => roles.includes('operator') || roles.includes('moderator')
