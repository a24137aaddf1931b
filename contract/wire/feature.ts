// What the operator can switch off. Plain values: any side may import them.

export const featureNames = [
  'odds',
  'basketball',
  'schedule',
  'news',
  'search',
  'download',
  'feedback',
  'recharge',
  'tasks',
  'mall',
  'experts',
  'guess',
] as const
/** One that is off answers 开发中... in the app, and its writing calls answer 'unavailable'. `odds` are simply not shown. */
export type Feature = (typeof featureNames)[number]
