// Covers headlines that reveal a result, for users who hide scores.
import { useLingui } from '@lingui/react/macro'
import type { NewsCard } from '../../../contract/news.ts'
import { isSpoilerTopic } from '../../../rules/news-topic.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { topicMessages } from '../../core/news-topic-messages.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { neutralTitle } from '../spoiler/neutral-title.ts'
import { useCovered } from '../spoiler/revealed.ts'

export const coverName = (card: Pick<NewsCard, 'id' | 'match_id'>): string => card.match_id ?? `news:${card.id}`

export interface ShownNews {
  title: string
  summary: string
  /** Whether the texts above are placeholders. */
  covered: boolean
}

const nothing = { key: '', teams: [] }

/** Returns title and summary as this user may see them; empty until the article loads. */
export function useShownNews(card: NewsCard | undefined): ShownNews {
  const { t, i18n } = useLingui()
  const { lang } = useStore(preferences)
  const hides = useCovered(card ? { key: coverName(card), teams: card.team_ids } : nothing)
  if (!card) return { title: '', summary: '', covered: false }
  const covered = hides && isSpoilerTopic(card.topic)
  if (!covered) return { title: nameOf(card.title, lang), summary: nameOf(card.summary, lang), covered }
  const kind = topicMessages[card.topic]
  const names = (card.teams ?? []).map((name) => nameOf(name, lang))
  const title = kind && neutralTitle(names, { isMatch: card.match_id !== null, kind: i18n._(kind) }, i18n)
  return { title: title || t`这篇可能透露赛果`, summary: t`比分已隐藏`, covered }
}
