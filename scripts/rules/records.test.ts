// docs/decisions: each record has its number, a date, a status and its consequences, the list is complete, and every reference is valid.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const index = readFileSync(`${folder}/README.md`, 'utf8')
const names = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort()
const records = names.map((name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  const [, number = '', title = '', date = '', status = ''] =
    /^# (\d+)\. (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)\n\n/.exec(text) ?? []
  return { name, number, title, date, status, text }
})

it('each record begins with its number, date and status', () => {
  expect(records.length).toBeGreaterThan(40)
  expect(records.filter(({ status }) => status === '').map(({ name }) => name)).toEqual([])
  expect(names.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([])
  expect(records.map(({ number }) => number.padStart(4, '0'))).toEqual(names.map((name) => name.slice(0, 4)))
  expect(records.filter(({ date }) => Number.isNaN(Date.parse(date))).map(({ name }) => name)).toEqual([])
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length)
})

it('each record states its consequences once', () => {
  const count = (text: string): number => text.match(/^\*\*Consequences\.\*\* \S/gm)?.length ?? 0
  expect(records.filter(({ text }) => count(text) !== 1).map(({ name }) => name)).toEqual([])
})

it('the index lists all records, and the unused numbers', () => {
  const rows = index.split('\n').filter((line) => line.startsWith('| ['))
  expect(rows).toEqual(records.map(({ number, name, title, date, status }) => `| [${number}](${name}) | ${title} | ${date} | ${status} |`))
  const given = new Set(records.map(({ number }) => Number(number)))
  const missing = Array.from({ length: Math.max(...given) }, (_, at) => at + 1).filter((number) => !given.has(number))
  expect(index).toContain(`Numbers that were never given: ${missing.join(', ')}.`)
})

const files = ['contract', 'docs', 'rules', 'scripts', 'server', 'src', 'sw', 'tests'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path))
    .map((path) => `${room}/${path}`),
)

it('every cited decision number exists', () => {
  const given = new Set(records.map(({ number }) => number))
  const cited = [...files, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']
    // The list explains how to write the next one.
    .filter((path) => path !== `${folder}/README.md`)
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\b[Dd]ecision (\d+)\b|decisions\/0*(\d+)/g)].map(([, mentioned, linked]) => ({
        path,
        number: mentioned ?? linked ?? '',
      })),
    )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ number }) => !given.has(number))).toEqual([])
})
