// Text of an entry for this user: headlines, videos and posts that reveal a result are covered where scores are hidden, and a room whose
// title reveals one displays its streamer's name.
import { useLingui } from '@lingui/react/macro'
import type { SearchEntry } from '../../../contract/search.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { readAbout } from '../../../rules/search/search-about.ts'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { topicMessages } from '../../core/news-topic-messages.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { neutralTitle } from '../spoiler/neutral-title.ts'
import { useCovered } from '../spoiler/revealed.ts'
import { hidesTitle } from '../spoiler/title-cover.ts'
import { localIndex } from './index/local-index.ts'

export interface ShownEntry {
  title: string
  /** Text and image are hidden. */
  covered: boolean
}

type IndexedEntry = Pick<SearchEntry, 'kind' | 'id' | 'name' | 'short' | 'mark' | 'about'>
export function useShownEntry({ kind, id, name, short, mark, about }: IndexedEntry): ShownEntry {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const { index } = useStore(localIndex)
  const aboutEntry = readAbout(about)
  // The index does not contain the match of a room.
  const unknownTeams = kind === 'room' ? null : []
  const hides = useCovered({ key: aboutEntry?.match ?? `${kind}:${id}`, teams: aboutEntry ? aboutEntry.teams : unknownTeams })
  if (kind === 'room' && hidesTitle(nameOf(name, lang), { match: false, talk: hides }))
    return { title: nameOf(short, lang), covered: false }
  if (!aboutEntry || !hides) return { title: nameOf(name, lang), covered: false }
  const messages: Record<string, { kind: string; unknown: string }> = {
    video: { kind: t`视频`, unknown: t`这个视频可能透露赛果` },
    post: { kind: t({ message: '帖子', context: 'a single one' }), unknown: t`这个帖子可能透露赛果` },
  }
  // For articles, `mark` is the topic.
  const topic = topicMessages[mark]
  const label = messages[kind] ?? { kind: topic ? i18n._(topic) : '', unknown: t`这篇可能透露赛果` }
  const names = teamsIn(index, aboutEntry.teams).map((team) => nameOf(team, lang))
  const title = label.kind && neutralTitle(names, { isMatch: aboutEntry.match !== null, kind: label.kind }, i18n)
  return { title: title || label.unknown, covered: true }
}

/** Names of the teams in the index; empty unless all are found. */
function teamsIn(index: SearchIndex | null, ids: readonly string[]): Name[] {
  const source = index?.names.get('team')
  const found = ids.flatMap((id) => {
    const place = source?.places.get(id)
    return source === undefined || place === undefined ? [] : [entryAt(source, place)]
  })
  return found.length === ids.length ? found.map(({ short }) => short) : []
}
