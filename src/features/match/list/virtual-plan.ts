// A long list of groups as a flat sequence of measured items, headers and rows, and which rows of each group to render. Pure.

export interface PlanGroup {
  key: string
  ids: readonly string[]
  /** Only the header is shown. */
  folded: boolean
}
export interface PlanItem {
  group: number
  /** Index in the group; -1 for its header. */
  index: number
}

/** All headers and rows in order. */
export function planItems(groups: readonly PlanGroup[]): PlanItem[] {
  const items: PlanItem[] = []
  groups.forEach(({ ids, folded }, group) => {
    items.push({ group, index: -1 })
    if (!folded) for (let index = 0; index < ids.length; index += 1) items.push({ group, index })
  })
  return items
}

/** Heights in pixels. */
export interface ItemSizes {
  head: number
  row: number
}

/** Total height of the items in pixels. */
export const heightOf = (items: readonly PlanItem[], { head, row }: ItemSizes): number =>
  items.reduce((sum, { index }) => sum + (index < 0 ? head : row), 0)

export interface GroupSlice {
  group: number
  /** First and last rendered row; `from` above `to` renders none. */
  from: number
  to: number
}

/** Rendered rows of each group; a group without any keeps the space of its header. */
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

/** Rows that a first screen of `count` rows renders; later groups are left out. */
export function firstSlices(groups: readonly PlanGroup[], count: number): GroupSlice[] {
  const slices: GroupSlice[] = []
  let left = count
  for (const [group, { ids, folded }] of groups.entries()) {
    if (left <= 0) break
    const shown = folded ? 0 : Math.min(left, ids.length)
    slices.push({ group, from: 0, to: shown - 1 })
    left -= Math.max(1, shown)
  }
  return slices
}
