// Each call has a screen that makes it, or a row of decision 51 that explains why it has none.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'

const root = join(import.meta.dirname, '../../..')
const sources = ['src', 'sw'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
)

it('the table of decision 51 lists exactly the calls that no screen makes', () => {
  const record = readFileSync(join(root, 'docs/decisions/0051-calls-for-other-clients.md'), 'utf8')
  const listed = [...record.matchAll(/^\| `((?:GET|POST) api\/[^`]+)` \| (.+) \|$/gm)].map(([, key = '']) => key)
  const unused = Object.keys(api).filter((key) => !sources.some((text) => text.includes(`'${key}'`)))
  expect(listed.toSorted()).toEqual(unused.toSorted())
})
