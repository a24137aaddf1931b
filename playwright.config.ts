// Browser tests: the built app, the real server, a real Chromium. Two workers: each waits for its server or its page some of the time,
// and a third on two cores, or a second on one, makes all of them slow.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, findEngine } from './scripts/chromium.mjs'
import { long } from './tests/support/soak.ts'

/** Files about what an engine alone has not: notifications, background sync, a browser's settings, a worker that gives way. */
const wholeBrowser = ['alert-kinds', 'alerts-device', 'faults', 'goal-alert', 'joined-follows', 'offline', 'update', 'worker-heal'].map(
  (name) => `**/${name}.spec.ts`,
)
/** Most of them play a film: the longest of all that an engine shows. */
const rooms = '**/room/*.spec.ts'
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Readers who have been here before: the guide of a first visit (app/guide.spec.ts) invites nobody else's test. */
const guided = ['localhost', '127.0.0.1'].map((domain) => ({
  ...{ name: 'guided', value: '1', domain, path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
}))

const engine = { launchOptions: { executablePath: findEngine() ?? undefined, args } }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/own-tmp.ts', './tests/support/memory-limit.ts', './tests/support/app/first-world.ts'],
  outputDir: 'test-results/browser',
  workers: Math.min(2, availableParallelism()),
  fullyParallel: false,
  // What was built is JavaScript already: files that start the server in their own process would compile megabytes of it anew.
  build: { external: ['**/dist/**'] },
  // A machine that stands still for a moment is no failure: what passes on a retry counts, and is listed by name (scripts/test.mjs).
  // A proof at full size counts every fault.
  retries: process.env.SOAK === '1' ? 0 : 2,
  grepInvert: process.env.SOAK === '1' || process.env.LONG === '1' ? [] : new RegExp(long),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    // A fresh browser fetches the whole app in the background, for which a page alone would be idle: files whose matter is the
    // worker (alerts, offline use, updates, first visits) say 'allow'.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: guided, origins: [] },
    // What cannot be done says so, instead of waiting for the test's own end.
    actionTimeout: 30_000,
    // The screen as text comes with every failure. Keeping what each step asked for and saw costs as much as the tests themselves: it
    // is kept of what is tried again.
    trace: { mode: 'on-first-retry', screenshots: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longer files first: none is left over for one worker alone.
    { name: 'browser', testMatch: wholeBrowser, use: { launchOptions: { executablePath: findChromium() ?? undefined, args } } },
    { name: 'room', testMatch: rooms, use: engine },
    { name: 'engine', testIgnore: [...wholeBrowser, rooms], use: engine },
  ],
})
