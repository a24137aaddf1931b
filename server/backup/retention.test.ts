// Keeps seven days and four weeks of backups, whatever happens between them.
import { expect, it } from 'vitest'
import { backupNameAt, backupTimeOf, lastDueTime, listExpired, type StoredBackup } from './retention.ts'

const day = 86_400_000
const start = new Date(2026, 2, 2, 12).getTime()
const nameOn = (days: number): string => backupNameAt(new Date(start + days * day))
const all = (names: readonly string[], holds: boolean | null): StoredBackup[] => names.map((name) => ({ name, holds }))
/** Which of these remain after another hundred days with a daily backup whose ledger `holds`. */
function leftAfter(before: readonly StoredBackup[], holds: boolean | null): string[] {
  let retained = [...before]
  for (let days = 0; days < 100; days += 1) {
    retained.push({ name: nameOn(days), holds })
    const old = new Set(listExpired(retained))
    retained = retained.filter(({ name }) => !old.has(name))
  }
  return retained.map(({ name }) => name)
}

it('names sort by age and contain the timestamp', () => {
  expect(backupTimeOf(nameOn(3))).toBe(start + 3 * day)
  expect([nameOn(10), nameOn(9)].sort()).toEqual([nameOn(9), nameOn(10)])
  expect([`${nameOn(1)}.unfinished`, `${nameOn(1)}.keys`, 'mine', '2026-99-99T00-00-00'].map(backupTimeOf)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('a backup is due once a day, from 4 am on', () => {
  const at = (hours: number, minutes = 0) => new Date(2026, 2, 2, hours, minutes).getTime()
  expect(lastDueTime(at(4))).toBe(at(4))
  expect(lastDueTime(at(23))).toBe(at(4))
  expect(lastDueTime(at(3, 59))).toBe(at(4 - 24))
})

it('retains the last seven backups and one per week for four weeks after a hundred days', () => {
  const retained = leftAfter([], true)
  expect(retained.slice(-7)).toEqual([93, 94, 95, 96, 97, 98, 99].map(nameOn))
  // 2 March is a Monday, and so is day 98: for the weeks before it the Sundays are kept.
  expect(retained.slice(0, -7)).toEqual([83, 90].map(nameOn))
})

it('backups of the same day count as one, and none expire while no new ones are made', () => {
  const many = Array.from({ length: 5 }, (_, hours) => backupNameAt(new Date(start + hours * 3_600_000)))
  expect(listExpired(all(many, true))).toEqual(many.slice(0, -1))
  expect(listExpired(all([nameOn(0)], true))).toEqual([])
  expect(listExpired(all([nameOn(0), nameOn(1), nameOn(2), 'mine', 'backup.keys'], true))).toEqual([])
})

it('retains the last backup with a valid ledger, and the last not known to be broken, until a newer one exists', () => {
  const old = [-4, -3, -2, -1].map(nameOn) as [string, string, string, string]
  const aged = (verdicts: (boolean | null)[], holds: boolean | null) =>
    leftAfter(
      old.map((name, index) => ({ name, holds: verdicts[index] ?? null })),
      holds,
    ).filter((name) => old.includes(name))
  expect(aged([true, true, false, false], false)).toEqual([old[1]])
  expect(aged([true, null, null, false], false)).toEqual([old[0], old[2]])
  expect(aged([null, null, null, null], false)).toEqual([old[3]])
  // Deleted by age as before, once there is a later one of the kind.
  expect(aged([null, null, null, null], null)).toEqual([])
  expect(aged([null, true, null, false], true)).toEqual([])
  expect(aged([true, true, null, null], null)).toEqual([old[1]])
})
