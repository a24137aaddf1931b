// A member's groups of follows and their order, for lists and for applying changes. Pure.
import type { FollowGroup, FollowMark, FollowOrder, FollowOrderChange, MarkChange } from '../../../contract/follow/follow-order.ts'
import type { FollowOrderKind } from '../../../contract/limits/follow-limits.ts'
import { inRank, rankBetween, ranksFor } from '../../../rules/follow-rank.ts'

export const emptyFollowOrder: FollowOrder = { groups: [], marks: [] }
export interface FollowOrderItem {
  kind: FollowOrderKind
  id: string
}
const nameOf = ({ kind, id }: FollowOrderItem): string => `${kind}:${id}`

/** The groups in order. */
export const groupsOf = ({ groups }: FollowOrder): FollowGroup[] => inRank(groups.map((group) => ({ ...group, key: group.id })))

/** The state that the server will have after the change. */
export function withChange(order: FollowOrder, { groups = [], ended = [], marks = [] }: FollowOrderChange): FollowOrder {
  const remaining = new Map(order.groups.filter(({ id }) => !ended.includes(id)).map((group) => [group.id, group]))
  for (const { id, name, rank } of groups) {
    const known = remaining.get(id)
    if (known) remaining.set(id, { ...known, ...(name !== undefined && { name }), ...(rank !== undefined && { rank }) })
    else if (name !== undefined)
      remaining.set(id, {
        id,
        name,
        rank: rank ?? rankBetween(groupsOf({ ...order, groups: [...remaining.values()] }).at(-1)?.rank ?? '', null),
      })
  }
  const marked = new Map(order.marks.map((mark) => [nameOf(mark), mark]))
  for (const mark of marks) {
    const known: FollowMark = marked.get(nameOf(mark)) ?? { kind: mark.kind, id: mark.id, group: null, rank: null, special: false }
    marked.set(nameOf(mark), { ...known, ...mark })
  }
  const groupOf = ({ group }: FollowMark): string | null => (group !== null && remaining.has(group) ? group : null)
  return { groups: [...remaining.values()], marks: [...marked.values()].map((mark) => ({ ...mark, group: groupOf(mark) })) }
}

export interface Section<T extends FollowOrderItem> {
  /** Null: in no group. */
  group: FollowGroup | null
  items: T[]
}
export const markOf = ({ marks }: FollowOrder, item: FollowOrderItem): FollowMark | undefined =>
  marks.find((mark) => mark.kind === item.kind && mark.id === item.id)
export const isSpecial = (order: FollowOrder, item: FollowOrderItem): boolean => markOf(order, item)?.special ?? false

/** All groups with their items, ungrouped items last. Items never moved keep their original order. */
export function sectionsOf<T extends FollowOrderItem>(items: readonly T[], order: FollowOrder): Section<T>[] {
  const placed = inRank(items.map((item) => ({ item, key: nameOf(item), rank: markOf(order, item)?.rank ?? null })))
  const groupOf = (item: T): string | null => markOf(order, item)?.group ?? null
  return [...groupsOf(order), null].map((group) => ({
    group,
    items: placed.map(({ item }) => item).filter((item) => groupOf(item) === (group?.id ?? null)),
  }))
}

export interface ShownSection<T extends FollowOrderItem> {
  /** `special`, the id of a group, or `rest`. */
  key: string
  /** Name of a group. */
  name: string
  items: T[]
}
/** Sections of a list: special items, then each non-empty group, then the rest. */
export function shownSections<T extends FollowOrderItem>(items: readonly T[], order: FollowOrder | null): ShownSection<T>[] {
  if (!order) return [{ key: 'rest', name: '', items: [...items] }]
  const special = arranged(items, order).filter((item) => isSpecial(order, item))
  const groups = sectionsOf(
    items.filter((item) => !isSpecial(order, item)),
    order,
  ).map(({ group, items: some }) => ({ key: group?.id ?? 'rest', name: group?.name ?? '', items: some }))
  return [{ key: 'special', name: '', items: special }, ...groups].filter((section) => section.items.length > 0)
}

/** As one list: special items first, then group by group. */
export function arranged<T extends FollowOrderItem>(items: readonly T[], order: FollowOrder): T[] {
  const all = sectionsOf(items, order).flatMap((section) => section.items)
  return [...all.filter((item) => isSpecial(order, item)), ...all.filter((item) => !isSpecial(order, item))]
}

/** The changes needed to place `item` at `to` among the other items of a group. */
export function moveChange<T extends FollowOrderItem>(
  others: readonly T[],
  item: T,
  group: string | null,
  to: number,
  order: FollowOrder,
): FollowOrderChange {
  const list = others.filter((one) => nameOf(one) !== nameOf(item))
  list.splice(to, 0, item)
  const ranks = ranksFor(
    list.map((one) => ({ key: nameOf(one), rank: markOf(order, one)?.rank ?? null })),
    to,
  )
  const ranked = new Map(ranks.map(({ key, rank }) => [key, rank]))
  // The moved item includes its group even if its rank fits already.
  const marks = list.flatMap((one): MarkChange[] => {
    const rank = ranked.get(nameOf(one))
    if (one !== item) return rank === undefined ? [] : [{ kind: one.kind, id: one.id, rank }]
    return [{ kind: one.kind, id: one.id, group, ...(rank !== undefined && { rank }) }]
  })
  return { marks }
}
