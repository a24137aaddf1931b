// Texts that the specification gives in English: the login says them as they stand there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const catalog = readFileSync(join(import.meta.dirname, '../../../locales/login/en.po'), 'utf8')

it.each([
  ['重新登录', 'Re-Login'],
  ['取消', 'Cancel'],
  ['user.user66', 'Please enter the same password'],
])('%s is %s', (id, text) => {
  expect(catalog).toContain(`msgid "${id}"\nmsgstr "${text}"\n`)
})
