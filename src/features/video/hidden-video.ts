// Videos that may reveal a result: hides title, picture and length from users who hide scores.
import { useLingui } from '@lingui/react/macro'
import type { VideoCard } from '../../../contract/video.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { neutralTitle } from '../spoiler/neutral-title.ts'
import { useCovered } from '../spoiler/revealed.ts'

/** Cover key: the match of the video, otherwise the video itself. */
export const videoCoverName = ({ id, match_id }: Pick<VideoCard, 'id' | 'match_id'>): string => match_id ?? `video:${id}`

export interface ShownVideo {
  title: string
  covered: boolean
}
const nothing = { key: '', teams: [] }

type Titled = Pick<VideoCard, 'id' | 'kind' | 'title' | 'match_id' | 'team_ids' | 'teams' | 'results'>
export function useShownVideo(card: Titled | undefined): ShownVideo {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const hides = useCovered(card ? { key: videoCoverName(card), teams: card.team_ids } : nothing)
  if (!card) return { title: '', covered: false }
  const covered = hides && card.results
  if (!covered) return { title: nameOf(card.title, lang), covered }
  const names = (card.teams ?? []).map((name) => nameOf(name, lang))
  const kind = card.kind === 'playback' ? t({ message: '回放', context: 'tag of a video' }) : t`视频`
  return { title: neutralTitle(names, { isMatch: true, kind }, i18n) ?? t`这个视频可能透露赛果`, covered }
}
