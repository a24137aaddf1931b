// Identity of feed items: not every source gives each item an id of its own.
import type { RawArticle } from './article.ts'

/** A feed item without an id yet. `guid` is the source's id, `link` its URL; empty if absent. */
export interface FeedItem extends Omit<RawArticle, 'id'> {
  guid: string
  link: string
}

const guidOf = ({ guid }: FeedItem): string => guid
const linkOf = ({ link }: FeedItem): string => link
const textOf = ({ title, texts }: FeedItem): string =>
  String(title.value ?? texts.find(({ value }) => typeof value === 'string')?.value ?? '')
const linkOrTextOf = (item: FeedItem): string => item.link || textOf(item)
const dateOf = ({ published }: FeedItem): string => String(published.find((date) => typeof date === 'string') ?? '')

/** The values that identify one item: none shared by all items, nor by items with different `other` values. */
function namesIn(items: readonly FeedItem[], keyOf: (item: FeedItem) => string, otherOf: (item: FeedItem) => string): Set<string> {
  const others = new Map<string, Set<string>>()
  for (const item of items) others.set(keyOf(item), (others.get(keyOf(item)) ?? new Set<string>()).add(otherOf(item)))
  if (items.length > 1 && others.size === 1) return new Set<string>()
  return new Set([...others].filter(([value, found]) => value !== '' && found.size === 1).map(([value]) => value))
}

/**
 * Assigns each item an id: its guid, else its link, else title and date, whichever identifies no other article. Items with the same guid
 * and link are one article listed repeatedly, and share an id.
 */
export function withIds(items: readonly FeedItem[]): RawArticle[] {
  const guids = namesIn(items, guidOf, linkOrTextOf)
  const links = namesIn(items, linkOf, textOf)
  return items.map((item) => {
    const { guid, link, ...rest } = item
    const id = guids.has(guid) ? guid : links.has(link) ? link : [textOf(item), dateOf(item)].filter(Boolean).join('\n')
    return { ...rest, id }
  })
}
