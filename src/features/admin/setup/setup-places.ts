// Where each setup item is configured: its tab, and whether it has a preset or a test.

import type { PresetKind, SetupItemId } from '../../../../contract/admin/setup-admin.ts'
import type { ApiKey } from '../../../../contract/api.ts'
import type { AdminTab } from '../admin-tab.ts'

/** Items configured only by the environment have no tab. */
export const setupTabs: Partial<Record<SetupItemId, AdminTab>> = {
  site: 'site',
  legal: 'legal',
  service: 'config',
  feed: 'health',
  leagues: 'leagues',
  gifts: 'gifts',
  tiers: 'gifts',
  packages: 'packages',
  rates: 'withdrawals',
  goods: 'goods',
  tasks: 'tasks',
  banners: 'banners',
  circles: 'circles',
  categories: 'videos',
  searches: 'discover',
  groups: 'discover',
  streamers: 'applications',
  experts: 'experts',
  words: 'words',
  backup: 'health',
}

const presets: Record<PresetKind, true> = {
  gifts: true,
  tiers: true,
  tasks: true,
  packages: true,
  goods: true,
  categories: true,
  circles: true,
}
export const presetKinds = Object.keys(presets) as PresetKind[]
export const isPreset = (id: SetupItemId): id is PresetKind => id in presets

export const setupTests = {
  mail: 'POST api/Desk/testMail',
  sms: 'POST api/Desk/testSms',
  payment: 'POST api/Desk/testPayment',
  push: 'POST api/Desk/testPush',
  backup: 'POST api/Desk/testBackup',
  domain: 'POST api/Desk/testDomain',
} as const satisfies Partial<Record<SetupItemId, ApiKey>>
export type TestedItem = keyof typeof setupTests
export const isTested = (id: SetupItemId): id is TestedItem => id in setupTests
