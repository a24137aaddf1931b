// The constants of circles, posts, comments and reports. Plain values: any side may import them.

export const communityLimits = {
  /** Characters of a comment, as people count them. */
  commentLength: 500,
  /** People named in one comment or post. */
  mentions: 10,
  /** Accounts a day that one author's mentions notify outside of threads they take part in. */
  mentionedStrangers: 20,
  /** Comments of one page, answers of one page, and answers that stand under their comment at once. */
  commentPage: 20,
  answerPage: 20,
  firstAnswers: 2,
  /** New comments that are counted; more are 'many'. */
  newMost: 99,
  /** Comments of one person in 30 s and in an hour. */
  commentsPerWindow: 6,
  commentsPerHour: 120,
  /** Reports of one person in an hour. */
  reportsPerHour: 30,
  /** Characters of what a report says besides its reason. */
  reportLength: 200,
  /** Characters of a post. */
  postLength: 2_000,
  /** Posts of one page. */
  postPage: 20,
  /** Posts of one person in an hour and in a day. */
  postsPerHour: 10,
  postsPerDay: 40,
  /** Product milliseconds in which a post can be edited. */
  editWindow: 15 * 60_000,
  /** Circles of the site. */
  circles: 200,
  /** Characters of a circle's name and of what it says of itself, a language. */
  circleName: 30,
  circleSummary: 120,
  /** Hot searches that the desk pins, and words that no hot search may have. */
  pinnedSearches: 10,
  bannedSearches: 200,
  /** Groups that the desk recommends. */
  recommendedGroups: 50,
  /** Hours that a silence lasts at most. */
  silenceHours: 24 * 365,
} as const
