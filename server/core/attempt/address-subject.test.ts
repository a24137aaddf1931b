// Addresses are counted in one way only: an IPv6 customer has 65,536 of them, which a count by address alone would never catch.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const byAddressAlone = /\bsubject: *(?:rateAddress\(|(?:\w+\.)*ip\b)/

it('attempts are counted with countedByAddress, including the IPv6 network', () => {
  expect(['subject: rateAddress(ip)', 'subject: request.ip', 'subject: ip'].filter((text) => !byAddressAlone.test(text))).toEqual([])
  const files = readdirSync('server', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => byAddressAlone.test(readFileSync(file, 'utf8')))).toEqual([])
})
