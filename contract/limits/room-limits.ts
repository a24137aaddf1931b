// The constants of rooms and studio. Plain values: any side may import them.

export const roomLimits = {
  /** Characters of a room's announcement, as people count them. R-STUDIO-2. */
  placard: 50,
  /** Characters of a title, an automatic reply and a badge. */
  title: 30,
  autoReply: 100,
  badgeName: 6,
  /** Characters that the experience of an application has at least and at most. R-STUDIO-1. */
  experienceMin: 15,
  experienceMax: 1_000,
  /** Administrators of a streamer. R-ROOM-9. */
  managers: 200,
  /** Hours that a mute and a kick last at most: 30 days. */
  standingHours: 720,
  /** Broadcasts that one streamer may have announced, and days ahead that they may lie. */
  announcements: 50,
  announceDays: 60,
  /** Announced broadcasts that one person may have reserved. */
  reserves: 200,
  /** Minutes before its start that an announced broadcast is reminded of. */
  remindMinutes: 10,
  /** Seconds between two messages of one person at slow mode, at most. R-STUDIO-5. */
  slowSeconds: 120,
  /** Minutes without a picture after which a broadcast ends by itself. */
  awayMinutes: 10,
  /** Rooms on one page of a list, and at most. */
  page: 24,
  pageMost: 100,
  /** Seconds of watching that one message may report. */
  watchSeconds: 300,
  /** Free advert barrages that a new noble has each month. Spec section 9. */
  nobleAdverts: 30,
  /** Gifts that a month of guard or noble puts into the bag: kinds, and of each. */
  tierGifts: 16,
  tierGift: 999,
} as const

/** Milliseconds that a room's picture may be behind what the feed tells, or before it. */
export const mostPictureOffset = 120_000

/** 0 is recommended; the others are categories. R-SHELL-7. */
export const listTypes = [0, 1, 2, 3, 4, 5, 6] as const

/** Milliseconds behind live where one bar of the viewer-delay histogram ends; the last bar has the rest. */
export const delaySteps = [2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 20_000] as const
