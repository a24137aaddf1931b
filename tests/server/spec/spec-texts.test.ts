// Texts that were given literally (R-WIRE-9): the app shows them unchanged, in every catalog that has them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/core/api/api.ts'
import { serverMessage } from '../../../src/core/api/failure.ts'
import { relativeTime } from '../../../src/core/text/format.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

/** Translations of a message without a context, by catalog. */
function textsIn(lang: 'zh' | 'en', id: string): { catalog: string; text: string }[] {
  return filesIn('locales', `${lang}.po`).flatMap((catalog) =>
    read(catalog)
      .split('\n\n')
      .filter((entry) => entry.includes(`msgid "${id}"\n`) && !entry.includes('\nmsgctxt '))
      .map((entry) => ({ catalog, text: /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? '' })),
  )
}

describe('in English', () => {
  it.each([
    // Check-in.
    ['待签到', 'Check in'],
    ['已签到', 'Signed'],
    // Forms.
    ['user.user66', 'Please enter the same password'],
    ['请选择圈子', 'Please select a circle'],
    ['请上传视频封面', 'Please upload video cover'],
    ['请输入内容', 'Please enter content'],
    ['请上传视频', 'Please upload a video'],
    ['请上传正确的视频格式', 'Please upload the correct video format'],
    ['请输入转账金额', 'Please enter the transfer amount'],
    ['6-20 个字符', '6-20 characters'],
    // Dialogs and results.
    ['重新登录', 'Re-Login'],
    ['取消', 'Cancel'],
    ['数据加载中，请稍候！', 'Data loading, please wait!'],
    ['操作成功', 'Successful operation'],
    ['添加成功', 'Added successfully'],
    ['修改成功', 'Successfully modified'],
    ['确定删除吗？', 'Confirm to delete?'],
  ])('%s is %s', (id, text) => {
    const found = textsIn('en', id)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => one.text !== text)).toEqual([])
  })
})

describe('in Chinese', () => {
  it.each([
    // Sign-in.
    '手机扫码，安全登录',
    '验证码登录',
    '密码登录',
    '账号注册',
    '还没有账号，立即注册',
    '开发中...',
    // Session messages.
    '请登录后操作',
    '验证码发送成功',
    '您已退出，您可以取消停留在此页面，或重新登录',
  ])('%s', (text) => {
    const found = textsIn('zh', text)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => one.text !== text)).toEqual([])
  })
})

it('shows an error without a message as Error, and anything under a minute old as just now', () => {
  expect(serverMessage(new ApiError(1, 'error', '', null, true))).toBe('Error')
  expect(relativeTime(0, 59_999, 'en', 'Asia/Shanghai')).toBe('just now')
})

it('asks the same question for every deletion', () => {
  const sources = filesIn('src/features', '.tsx').map((path) => ({ path, text: read(path) }))
  const asking = sources.filter(({ text }) => text.includes('确定删除吗？'))
  expect(asking.length).toBeGreaterThan(8)
  const others = sources.filter(({ text }) => /(?:t`|<Trans>)\s*删除[^`<]*？/.test(text))
  expect(others.map(({ path }) => path)).toEqual([])
})
