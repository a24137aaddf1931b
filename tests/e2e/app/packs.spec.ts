// Packs in the settings: refreshed in place, and the oldest evicted when the total is too large.
import { expect } from '@playwright/test'
import { limits } from '../../../contract/limits/limits.ts'
import { readRows, upsertRows } from '../../support/app/device-storage.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { long } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

test('a pack is refreshed in place, and the oldest is evicted when they all exceed the device limit', {
  tag: long,
}, async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${app.url}/member?type=6`)
  await workerReady(page)
  const packs = page.locator('#offline')
  const deleteButton = (name: string) => packs.getByRole('button', { name: `删除${name}的离线内容` })
  await packs.getByRole('button', { name: '全部更新' }).click()
  for (const name of ['赛程', '积分榜', '赛果', '资讯', '搜索索引']) await expect(deleteButton(name), name).toBeEnabled({ timeout: 30_000 })
  // The tables are the oldest and use all the space for packs; nothing is old enough for an automatic refresh.
  const minute = 60_000
  const rows = await readRows<{ name: string; wanted: boolean; savedAt: number; bytes: number; count: number }>(page, 'pack')
  const now = Date.now()
  const aged = rows.map((row) =>
    row.name === 'tables'
      ? { ...row, wanted: false, savedAt: now - 40 * minute, bytes: limits.offlineBudget - limits.copyBudget }
      : { ...row, savedAt: row.savedAt === 0 ? 0 : now - 20 * minute },
  )
  await upsertRows(page, 'pack', aged)
  await page.reload()
  const schedule = packs.getByRole('listitem').filter({ has: page.getByRole('button', { name: '更新赛程' }) })
  await expect(schedule).toContainText(/2\d 分钟前/)
  await expect(deleteButton('积分榜')).toBeEnabled()
  await expect(packs.locator('[data-budget] [data-kind=tables]')).toHaveCount(1)
  await schedule.getByRole('button', { name: '更新赛程' }).click()
  await expect(schedule).toContainText('刚刚', { timeout: 30_000 })
  await expect(deleteButton('积分榜')).toHaveCount(0)
  await expect(packs.getByRole('button', { name: '保存积分榜' })).toBeVisible()
  await expect(packs.locator('[data-budget] [data-kind=tables]')).toHaveCount(0)
  for (const name of ['赛程', '赛果', '资讯', '搜索索引']) await expect(deleteButton(name), name).toBeVisible()
  const left = new Set((await readRows<{ pack: string }>(page, 'packItem')).map(({ pack }) => pack))
  expect([left.has('tables'), left.has('schedule'), left.has('results'), left.has('news')]).toEqual([false, true, true, true])
})
