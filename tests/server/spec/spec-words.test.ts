// Texts that were given in English (R-WIRE-9): the login says them as they were.
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
