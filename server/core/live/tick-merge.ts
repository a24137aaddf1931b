// Coalesces frames until the next tick: rows by id, lists joined by id, otherwise last write wins.

export interface Waiting {
  type: string
  data: unknown
}
type Fields = Record<string, unknown>
interface Group {
  type: string
  /** True: rows of one frame, by id. False: separate frames, by key. */
  list: boolean
  entries: Map<string, unknown>
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Identity of a list element: `id`, else `seq`; undefined if it has neither. */
function identity(value: unknown): string | undefined {
  if (!isFields(value)) return undefined
  const id = value.id ?? value.seq
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((element) => identity(element) !== undefined)

function joinRows(before: Fields[], after: Fields[]): Fields[] {
  const rows = new Map(before.map((row) => [identity(row), row]))
  for (const row of after) rows.set(identity(row), { ...rows.get(identity(row)), ...row })
  return [...rows.values()]
}

/** Merges `after` into `before`: fields missing in `after` stay; lists of rows with an identity are joined by it. */
export function mergeData(before: unknown, after: unknown): unknown {
  if (!isFields(before) || !isFields(after)) return after
  const merged: Fields = { ...before, ...after }
  for (const [name, value] of Object.entries(after)) {
    const old = before[name]
    if (isRows(old) && isRows(value)) merged[name] = joinRows(old, value)
  }
  return merged
}

export class TickMerge {
  private readonly groups = new Map<string, Group>()

  get empty(): boolean {
    return this.groups.size === 0
  }

  add(type: string, data: unknown, key?: string): void {
    const group = this.group(type, isRows(data))
    for (const [entry, value] of entriesOf(data, key)) group.entries.set(entry, mergeData(group.entries.get(entry), value))
  }

  /** Merges data that is sent at once with pending data of the same rows: an older field must never arrive after a newer one. */
  overtake(type: string, data: unknown, key?: string): unknown {
    const group = this.groups.get(groupKey(type, isRows(data)))
    if (!group) return data
    const merged = entriesOf(data, key).map(([entry, value]) => {
      const old = group.entries.get(entry)
      group.entries.delete(entry)
      return mergeData(old, value)
    })
    if (group.entries.size === 0) this.groups.delete(groupKey(type, group.list))
    return group.list ? merged : merged[0]
  }

  /** Removes and returns everything pending, in order of first arrival. */
  take(): Waiting[] {
    const groups = [...this.groups.values()]
    this.groups.clear()
    return groups.flatMap(({ type, list, entries }) =>
      list ? [{ type, data: [...entries.values()] }] : [...entries.values()].map((data) => ({ type, data })),
    )
  }

  private group(type: string, list: boolean): Group {
    const key = groupKey(type, list)
    const group = this.groups.get(key) ?? { type, list, entries: new Map() }
    this.groups.set(key, group)
    return group
  }
}

const groupKey = (type: string, list: boolean): string => `${type} ${list}`

function entriesOf(data: unknown, key?: string): [string, unknown][] {
  if (isRows(data)) return data.map((row) => [identity(row) as string, row])
  return [[key ?? identity(data) ?? '', data]]
}
