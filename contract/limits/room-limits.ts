// Constants of rooms and studio. Plain values: any side may import them.

export const roomLimits = {
  /** Length of a room's announcement, in user-perceived characters. R-STUDIO-2. */
  placard: 50,
  /** Length of a title, an automatic reply and a badge, in characters. */
  title: 30,
  autoReply: 100,
  badgeName: 6,
  /** Minimum and maximum length of the experience in an application, in characters. R-STUDIO-1. */
  experienceMin: 15,
  experienceMax: 1_000,
  /** Managers of a streamer. R-ROOM-9. */
  managers: 200,
  /** Maximum duration of a mute or a kick, in hours: 30 days. */
  standingHours: 720,
  /** Scheduled broadcasts per streamer, and how many days ahead they may be. */
  announcements: 50,
  announceDays: 60,
  /** Scheduled broadcasts that one user may have reserved. */
  reserves: 200,
  /** Minutes before the start of a scheduled broadcast at which the reminder is sent. */
  remindMinutes: 10,
  /** Maximum slow-mode interval between two messages of one user, in seconds. R-STUDIO-5. */
  slowSeconds: 120,
  /** Minutes without a picture after which a broadcast ends automatically. */
  awayMinutes: 10,
  /** Default and maximum number of rooms per page. */
  page: 24,
  pageMost: 100,
  /** Seconds of watching that one report may cover. */
  watchSeconds: 300,
  /** Free advert danmaku of a new noble tier per month. Spec section 9. */
  nobleAdverts: 30,
  /** Gifts that a month of guard or noble puts into the bag: kinds, and pieces of each. */
  tierGifts: 16,
  tierGift: 999,
} as const

/** Maximum offset of a room's picture from the feed, in either direction, in milliseconds. */
export const mostPictureOffset = 120_000

/** 0 is recommended; the others are categories. R-SHELL-7. */
export const listTypes = [0, 1, 2, 3, 4, 5, 6] as const

/** Upper bounds of the bars of the viewer-latency histogram, in milliseconds behind live; the last bar holds the rest. */
export const delaySteps = [2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 20_000] as const
