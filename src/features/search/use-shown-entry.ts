// The words of an entry as this reader may see them: headlines, videos and posts that tell a result are covered for who hides scores,
// and a room whose title tells one goes by its streamer's name.
import { useLingui } from '@lingui/react/macro'
import type { SearchEntry } from '../../../contract/search.ts'
import { readAbout } from '../../../rules/search/search-about.ts'
import { nameOf } from '../../../rules/text/name.ts'
import { preferences } from '../../core/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { useCovered } from '../spoiler/revealed.ts'
import { keepsTitle } from '../spoiler/told-title.ts'

export interface ShownEntry {
  title: string
  /** Neither its words nor its picture are shown. */
  covered: boolean
}

export function useShownEntry({ kind, id, name, short, about }: Pick<SearchEntry, 'kind' | 'id' | 'name' | 'short' | 'about'>): ShownEntry {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const told = readAbout(about)
  // Which match a room shows is not said here.
  const unsaid = kind === 'room' ? null : []
  const hides = useCovered({ key: told?.match ?? `${kind}:${id}`, teams: told ? told.teams : unsaid })
  if (kind === 'room' && keepsTitle(nameOf(name, lang), { match: false, talk: hides }))
    return { title: nameOf(short, lang), covered: false }
  if (!told || !hides) return { title: nameOf(name, lang), covered: false }
  if (kind === 'video') return { title: t`这个视频会透露赛果`, covered: true }
  return { title: kind === 'post' ? t`这个帖子会透露赛果` : t`这篇会透露赛果`, covered: true }
}
