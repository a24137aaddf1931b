// Features that the operator can switch off. Plain values: any side may import them.

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
/** A disabled feature shows 开发中... in the app, and its write calls fail with 'unavailable'. `odds` are just hidden. */
export type Feature = (typeof featureNames)[number]
