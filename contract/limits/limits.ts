// Every constant of the product specification's section 9, and the limits that we add to it.
// Plain values: any side may import them.

export const limits = {
  /** Milliseconds before an API call is given up. Spec section 9. */
  apiTimeout: 20_000,
  /** Milliseconds between two socket heartbeats. Spec section 9. */
  heartbeat: 30_000,
  /** Seconds before another verification code can be asked for. Spec section 9. */
  codeResend: 60,
  /** Milliseconds that the goal sound plays. Spec section 9. */
  goalSound: 6_000,
  /** Milliseconds in which code 700 is shown at most once. Spec section 9. */
  authLostDebounce: 2_000,
  /** Pixels from which the desktop layout is used. Spec section 9. */
  desktopWidth: 992,
  /** CSS pixels up to which a screen is sent to the host for phones, when the operator has one. Spec section 9. */
  mobileRedirectWidth: 500,
  /** Pixels scrolled after which the back-to-top button hides on /main, /football, /basketball. Spec section 2. */
  backToTopScroll: 60,
  /** Milliseconds before a page chunk that does not arrive becomes a failure page. Spec section 8. */
  chunkTimeout: 120_000,
  /** Milliseconds after which a loading page says that it is slow. */
  chunkSlow: 10_000,
  /** Characters that a search takes, counted as people see them. Spec section 5. */
  searchLength: 10,
  /** Entries of the hot-search list. Spec section 9. */
  hotSearches: 10,
  /** Entries kept of a device's own searches. */
  searchHistory: 10,
  /** Rows of one page of a list call. */
  pageSize: 50,
  /** Most rows that one list call answers. */
  pageSizeMax: 2_000,
  /** Bytes that named packs and saved answers may take on a device together. Safety R10. */
  offlineBudget: 50 * 1024 * 1024,
  /** Bytes of that for answers that were saved in passing. Safety R10. */
  copyBudget: 10 * 1024 * 1024,
  /** Days of the schedule that a device keeps: of what is followed, and of everything. */
  packDaysFollowed: 14,
  packDays: 3,
  /** Results, and news, that a device keeps. */
  packResults: 50,
  packNews: 50,
  /** Most follows that one device may keep with its subscription; a longer list is 'invalid-input'. */
  followsPerDevice: 500,
  /** Bytes of one incoming socket message. Safety R5. */
  socketPayload: 4_096,
  /** Bytes waiting for a slow reader before its socket is dropped. Safety R5. */
  socketBacklog: 65_536,
  /** Messages a channel remembers for `resume`. Safety R5. */
  channelHistory: 300,
  /** Milliseconds a channel remembers a message for `resume`. Safety R5. */
  channelHistoryAge: 120_000,
  /** Seconds that a push service may keep an alert. Safety R8. */
  pushTtl: 300,
  /** Milliseconds that a push service is left alone at most, however long it asks for. */
  retryAfter: 300_000,
  /** Tests that one device may ask for in a minute. */
  pushTests: 6,
  /** Bytes of one push payload before encryption. Safety R8. */
  pushPayload: 3_500,
  /** Notices that 'since you left' answers at most. */
  sinceNotices: 50,
  /** Milliseconds after which a score that was not refreshed says its age. Visual section 7. */
  staleAfter: 30_000,
  /** Milliseconds after which a score loses its live colour. Visual section 7. */
  deadAfter: 300_000,
  /** Bytes that a publishing browser has on their way at most; with more it leaves out frames up to the next key frame. */
  ingestWindow: 1_048_576,
} as const

export const langs = ['zh', 'en', 'vi'] as const
export type Lang = (typeof langs)[number]
