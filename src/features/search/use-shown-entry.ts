// Text of an entry for this user: headlines, videos and posts that reveal a result are covered where scores are hidden, and a room whose
// title reveals one displays its streamer's name.
import { useLingui } from '@lingui/react/macro'
import type { SearchEntry } from '../../../contract/search.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { readAbout } from '../../../rules/search/search-about.ts'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'
import { nameOf } from '../../../rules/text/name.ts'
import { topicWords } from '../../core/news-topic-words.ts'
import { preferences } from '../../core/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { useCovered } from '../spoiler/revealed.ts'
import { toldName } from '../spoiler/told-name.ts'
import { keepsTitle } from '../spoiler/told-title.ts'
import { localIndex } from './index/local-index.ts'

export interface ShownEntry {
  title: string
  /** Text and image are hidden. */
  covered: boolean
}

type Told = Pick<SearchEntry, 'kind' | 'id' | 'name' | 'short' | 'mark' | 'about'>
export function useShownEntry({ kind, id, name, short, mark, about }: Told): ShownEntry {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const { index } = useStore(localIndex)
  const told = readAbout(about)
  // The index does not contain the match of a room.
  const unsaid = kind === 'room' ? null : []
  const hides = useCovered({ key: told?.match ?? `${kind}:${id}`, teams: told ? told.teams : unsaid })
  if (kind === 'room' && keepsTitle(nameOf(name, lang), { match: false, talk: hides }))
    return { title: nameOf(short, lang), covered: false }
  if (!told || !hides) return { title: nameOf(name, lang), covered: false }
  const words: Record<string, { kind: string; unknown: string }> = {
    video: { kind: t`视频`, unknown: t`这个视频可能透露赛果` },
    post: { kind: t({ message: '帖子', context: 'a single one' }), unknown: t`这个帖子可能透露赛果` },
  }
  // For articles, `mark` is the topic.
  const topic = topicWords[mark]
  const said = words[kind] ?? { kind: topic ? i18n._(topic) : '', unknown: t`这篇可能透露赛果` }
  const names = teamsIn(index, told.teams).map((team) => nameOf(team, lang))
  const title = said.kind && toldName(names, { isMatch: told.match !== null, kind: said.kind }, i18n)
  return { title: title || said.unknown, covered: true }
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
