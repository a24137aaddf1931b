// Videos that may tell a result: for readers who hide scores neither their title nor their picture nor their length is shown.
import { useLingui } from '@lingui/react/macro'
import type { VideoCard } from '../../../contract/video.ts'
import { nameOf } from '../../../rules/text/name.ts'
import { preferences } from '../../core/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { useCovered } from '../spoiler/revealed.ts'

/** What a tap uncovers: the match of the video, else the video itself. */
export const videoCoverName = ({ id, match_id }: Pick<VideoCard, 'id' | 'match_id'>): string => match_id ?? `video:${id}`

export interface ShownVideo {
  title: string
  covered: boolean
}
const nothing = { key: '', teams: [] }

export function useShownVideo(card: Pick<VideoCard, 'id' | 'title' | 'match_id' | 'team_ids' | 'results'> | undefined): ShownVideo {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const hides = useCovered(card ? { key: videoCoverName(card), teams: card.team_ids } : nothing)
  if (!card) return { title: '', covered: false }
  const covered = hides && card.results
  return { title: covered ? t`这个视频会透露赛果` : nameOf(card.title, lang), covered }
}
