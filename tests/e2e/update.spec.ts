// A new build arrives while a tab is open: the tab goes on, is asked, and reloads once when its reader says so.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startApp } from '../support/app-process.ts'
import { workerReady } from '../support/worker-push.ts'

/** A copy of the build inside the project, so that it finds its dependencies. */
async function copyBuild(name: string): Promise<string> {
  const root = await mkdtemp(join('test-results', `build-${name}-`))
  await cp('dist', join(root, 'dist'), { recursive: true })
  await cp('server/migrations', join(root, 'server/migrations'), { recursive: true })
  return root
}

/** The same app as a later build: another id, another worker. */
async function renew(root: string): Promise<void> {
  const build = JSON.parse(await readFile(join(root, 'dist/build.json'), 'utf8'))
  await writeFile(join(root, 'dist/build.json'), JSON.stringify({ ...build, id: 'ffffffffffff' }))
  const worker = join(root, 'dist/app/sw.js')
  await writeFile(worker, `${await readFile(worker, 'utf8')}\n// a later build\n`)
  await rm(`${worker}.br`, { force: true })
}

test('a tab outlives an update, is asked first, and reloads once', async ({ page }) => {
  test.setTimeout(120_000)
  const older = await copyBuild('older')
  const newer = await copyBuild('newer')
  await renew(newer)
  const env = { FEED: 'replay:tests/support/world/cup.json', FEED_FROM: '2025-06-06T11:00:00Z' }
  const first = await startApp({ root: older, env })
  const port = new URL(first.url).port
  await page.goto(`${first.url}/football`)
  await workerReady(page)
  await first.stop()
  const second = await startApp({ root: newer, dataDir: first.dataDir, env: { ...env, PORT: port } })
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const prompt = page.getByRole('button', { name: '更新', exact: true })
  await expect(prompt).toBeVisible()
  // Nothing happened yet, and a page that was never opened still opens.
  expect(reloads).toBe(0)
  await page.getByRole('link', { name: '资讯' }).first().click()
  await expect(page.locator('h1')).toContainText('资讯')
  await prompt.click()
  await expect.poll(() => reloads).toBe(1)
  await workerReady(page)
  expect(reloads).toBe(1)
  await second.stop()
  await first.clean()
  await Promise.all([older, newer].map((root) => rm(root, { recursive: true, force: true })))
})
