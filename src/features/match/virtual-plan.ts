// A long list of groups as one row of measured items: heads and rows, and which rows of each group are drawn. Pure.

export interface PlanGroup {
  key: string
  ids: readonly string[]
  /** Only the head is shown. */
  folded: boolean
}
export interface PlanItem {
  group: number
  /** Index in the group; -1 is its head. */
  index: number
}

/** Every head and row in order. */
export function planItems(groups: readonly PlanGroup[]): PlanItem[] {
  const items: PlanItem[] = []
  groups.forEach(({ ids, folded }, group) => {
    items.push({ group, index: -1 })
    if (!folded) for (let index = 0; index < ids.length; index += 1) items.push({ group, index })
  })
  return items
}

export interface GroupSlice {
  group: number
  /** First and last row drawn; `from` above `to` draws none. */
  from: number
  to: number
}

/** The rows of each group among the drawn items; a group with none of them keeps only its head's place. */
export function sliceGroups(groups: readonly PlanGroup[], items: readonly PlanItem[], drawn: readonly number[]): GroupSlice[] {
  const slices = groups.map((_, group) => ({ group, from: 0, to: -1 }))
  for (const place of drawn) {
    const item = items[place]
    if (!item || item.index < 0) continue
    const slice = slices[item.group] as GroupSlice
    if (slice.to < slice.from) slice.from = item.index
    slice.from = Math.min(slice.from, item.index)
    slice.to = Math.max(slice.to, item.index)
  }
  return slices
}

/** The groups cut to `count` rows together, for the first screen. */
export function firstRows<T extends PlanGroup>(groups: readonly T[], count: number): T[] {
  const kept: T[] = []
  let left = count
  for (const group of groups) {
    if (left <= 0) break
    kept.push({ ...group, ids: group.ids.slice(0, left) })
    left -= group.folded ? 1 : group.ids.length
  }
  return kept
}
