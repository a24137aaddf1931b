// Constants of circles, posts, comments and reports. Plain values: any side may import them.

export const communityLimits = {
  /** Length of a comment, in user-perceived characters. */
  commentLength: 500,
  /** Mentions per comment or post. */
  mentions: 10,
  /** Accounts that one author's mentions notify per day outside of threads they take part in. */
  mentionedStrangers: 20,
  /** Comments per page, replies per page, and replies shown under their comment at once. */
  commentPage: 20,
  answerPage: 20,
  firstAnswers: 2,
  /** Maximum count of new comments; above that, 'many'. */
  newMost: 99,
  /** Comments of one user per 30 s and per hour. */
  commentsPerWindow: 6,
  commentsPerHour: 120,
  /** Reports of one user per hour. */
  reportsPerHour: 30,
  /** Length of a report's comment, in characters. */
  reportLength: 200,
  /** Length of a post, in characters. */
  postLength: 2_000,
  /** Posts per page. */
  postPage: 20,
  /** Posts of one user per hour and per day. */
  postsPerHour: 10,
  postsPerDay: 40,
  /** Time in which a post can be edited, in milliseconds of product time. */
  editWindow: 15 * 60_000,
  /** Maximum number of circles. */
  circles: 200,
  /** Length of a circle's name and summary, in characters per language. */
  circleName: 30,
  circleSummary: 120,
  /** Pinned hot searches, and words excluded from hot searches. */
  pinnedSearches: 10,
  bannedSearches: 200,
  /** Recommended groups. */
  recommendedGroups: 50,
  /** Maximum length of a silence, in hours. */
  silenceHours: 24 * 365,
} as const
