// Roles at the desk: granted and revoked by an operator, effective at once; and lists as files.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { hears, table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember, runOperator } from '../../support/people/app-member.ts'

test('granting a role shows its tabs and actions at once, and revoking it removes the admin desk', async ({ page, browser }) => {
  const name = `roles-${randomUUID()}@example.com`
  const operator = await logIn(app, name, await createOperator(app, name))
  const helper = await registerMember(app)
  const context = await browser.newContext({ locale: 'zh-CN' })
  await carryLogin(context, app, helper)
  const admin = await context.newPage()
  const isHearing = hears(admin, helper.id)
  await admin.goto(`${app.url}/desk?tab=horns`)
  const nothing = admin.getByRole('heading', { name: '这里没有座位' })
  await expect(nothing).toBeVisible()
  const fans = admin.getByRole('complementary', { name: '快捷操作' })
  await expect(fans).toBeVisible()
  await isHearing

  await carryLogin(page.context(), app, operator)
  await page.goto(`${app.url}/desk?tab=users&account=${helper.id}`)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: '保存权限' })
  await page.getByRole('button', { name: '权限', exact: true }).click()
  await expect(save).toBeDisabled()
  await dialog.getByRole('switch', { name: /^审核员/ }).click()
  expect(await axeViolations(page)).toEqual([])
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: new RegExp(helper.id) }).getByText('审核员')).toBeVisible()

  const tabs = admin.getByRole('navigation', { name: '运营台的栏目' })
  await expect(tabs).toContainText('屏蔽词')
  await expect(tabs).not.toContainText('提现')
  // Desk users see no features for fans.
  await expect(fans).toHaveCount(0)
  await expect(admin.getByRole('group', { name: '喇叭的状态' })).toBeVisible()
  // Neither other roles' settings nor their tabs, whatever the address.
  await expect(admin.getByText('可以发喇叭')).toHaveCount(0)
  await admin.goto(`${app.url}/desk?tab=withdrawals`)
  await expect(tabs.getByRole('link', { name: /^直播墙/ })).toHaveAttribute('aria-current', 'page')
  await expect(callApp(app, 'GET api/Desk/withdrawals', {}, helper.token)).rejects.toMatchObject({ code: 'forbidden' })
  await admin.goto(`${app.url}/desk?tab=users&account=${operator.id}`)
  await expect(admin.getByRole('region', { name: new RegExp(operator.id) }).getByText('运营人员')).toBeVisible()
  for (const act of ['权限', '封禁', '下线全部设备', '发放礼物', '看账本'])
    await expect(admin.getByText(act, { exact: true })).toHaveCount(0)

  const isHearingAgain = hears(admin, helper.id)
  await admin.goto(`${app.url}/desk?tab=reports`)
  await expect(tabs).toContainText('屏蔽词')
  await isHearingAgain
  await page.getByRole('button', { name: '权限', exact: true }).click()
  await dialog.getByRole('switch', { name: /^审核员/ }).click()
  await save.click()
  await expect(nothing).toBeVisible()
  await expect(callApp(app, 'GET api/Desk/reports', {}, helper.token)).rejects.toMatchObject({ code: 'forbidden' })
  await context.close()
})

test('a role that may read a list but not change it is offered no actions on it', async ({ page }) => {
  const name = `reads-${randomUUID()}@example.com`
  const treasurer = await logIn(app, name, await createOperator(app, name, '--role', 'treasurer'))
  await carryLogin(page.context(), app, treasurer)
  await page.goto(`${app.url}/desk?tab=gifts`)
  await expect(table(page, '守护与贵族')).toBeVisible()
  // The treasurer sets the streamers' shares.
  await expect(page.getByRole('button', { name: '单独设置' })).toBeVisible()
  for (const act of ['新建礼物', '新建守护或贵族', /^修改/]) await expect(page.getByRole('button', { name: act })).toHaveCount(0)
})

test('a filtered list is exported as a file, and the audit log records who exported it', async ({ page }) => {
  const name = `export-${randomUUID()}@example.com`
  const operator = await logIn(app, name, await createOperator(app, name))
  await carryLogin(page.context(), app, operator)
  await page.goto(`${app.url}/desk?tab=audit`)
  await page.getByLabel('操作', { exact: true }).selectOption('operator.create')
  await page.getByRole('button', { name: '查找' }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^grandstand-audit-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFid,at,by,act,subject,before,after')
  expect(rows.some((row) => row.includes(`operator.create,user ${operator.id},`))).toBe(true)
  expect(rows.every((row) => row.includes(',operator.create,'))).toBe(true)
  await expect(page.getByText('已导出，已记入操作日志')).toBeVisible()
  await page.getByLabel('操作', { exact: true }).selectOption('list.export')
  await page.getByRole('button', { name: '查找' }).click()
  await expect(table(page, '操作日志').getByRole('row', { name: new RegExp(operator.id) })).toContainText('export audit')
})

test('the server command grants one role, adds another, and revokes it', async () => {
  const name = `command-${randomUUID()}@example.com`
  const { token } = await logIn(app, name, await createOperator(app, name, '--role', 'treasurer'))
  const roles = async () => (await callApp(app, 'GET api/User/getUserInfo', {}, token)).roles
  expect(await roles()).toEqual(['treasurer'])
  await callApp(app, 'GET api/Desk/packages', {}, token)
  await expect(callApp(app, 'GET api/Desk/config', {}, token)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await runOperator(app, 'grant', name, '--role', 'editor')).toContain('is an editor')
  expect(await runOperator(app, 'list')).toMatch(new RegExp(`${name} .*(treasurer, editor|editor, treasurer)`))
  // A server that has cached the login rechecks it after some seconds.
  await expect.poll(async () => (await roles()).toSorted()).toEqual(['editor', 'treasurer'])
  expect(await runOperator(app, 'revoke', name, '--role', 'treasurer')).toContain('is not a treasurer any more')
  await expect.poll(roles).toEqual(['editor'])
  await expect(runOperator(app, 'grant', name, '--role', 'owner')).rejects.toMatchObject({ code: 2 })
  await expect(runOperator(app, 'grant', name, '--force')).rejects.toMatchObject({ code: 2 })
})
