// The tabs of the desk as the address has them.

export const deskTabs = [
  'waiting',
  'verifications',
  'applications',
  'experts',
  'horns',
  'withdrawals',
  'parcels',
  'feedback',
  'reports',
  'users',
  'packages',
  'gifts',
  'goods',
  'tasks',
  'banners',
  'news',
  'videos',
  'circles',
  'words',
  'config',
  'ledger',
  'audit',
  'health',
] as const
export type DeskTab = (typeof deskTabs)[number]

export const readDeskTab = (value: unknown): DeskTab | undefined => deskTabs.find((tab) => tab === value)

const idShape = /^[A-Za-z0-9_.-]{1,64}$/
/** The account that a tab is asked about. An address parser makes a number of digits. */
export function readAccount(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && idShape.test(text) ? text : undefined
}
