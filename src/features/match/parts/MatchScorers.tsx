// Scorers of one match, loaded with its events and kept up to date by its channel.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { foldTimeline } from '../messages/timeline.ts'
import { matchDetailQuery } from '../queries.ts'
import { joinMatch } from '../state/join-match.ts'
import { Scorers } from './Scorers.tsx'

export function MatchScorers({ id, lang }: { id: string; lang: Lang }) {
  const { data } = useQuery(matchDetailQuery(id))
  useEffect(() => joinMatch(id), [id])
  const items = useMemo(() => foldTimeline(data?.events ?? []), [data?.events])
  return <Scorers items={items} lang={lang} />
}
