// Tabs of the admin console, as they appear in the address.

/** Grouped by task, in display order. */
export const adminGroups = {
  now: ['overview', 'wall'],
  waiting: ['waiting', 'verifications', 'applications', 'experts', 'horns', 'withdrawals', 'parcels', 'feedback', 'reports'],
  trade: ['packages', 'gifts', 'goods', 'tasks', 'banners', 'news', 'videos', 'circles', 'discover'],
  rules: ['setup', 'words', 'leagues', 'legal', 'site', 'config'],
  proof: ['users', 'ledger', 'audit', 'health'],
} as const
export type AdminGroup = keyof typeof adminGroups
export type AdminTab = (typeof adminGroups)[AdminGroup][number]
export const adminTabs: readonly AdminTab[] = Object.values(adminGroups).flat()

export const readAdminTab = (value: unknown): AdminTab | undefined => adminTabs.find((tab) => tab === value)

const idShape = /^[A-Za-z0-9_.-]{1,64}$/
/** An id, optionally prefixed with the kind of the queue item (queue/queue-key.ts). */
const itemShape = /^[A-Za-z0-9_.-]{1,100}$/
/** The router parses digits as a number. */
function readText(value: unknown, shape: RegExp): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && shape.test(text) ? text : undefined
}
/** The account in the address. */
export const readAdminId = (value: unknown): string | undefined => readText(value, idShape)
/** The requested row in the address. */
export const readAdminItem = (value: unknown): string | undefined => readText(value, itemShape)
