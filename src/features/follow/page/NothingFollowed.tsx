// Empty state of a tab: explains how to follow. Suggestions stand beside or below it.
import { useLingui } from '@lingui/react/macro'
import { Shield, Star, Trophy, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import type { AttentionKind } from './attention-kind.ts'

export function NothingFollowed({ kind }: { kind: AttentionKind }) {
  const { t } = useLingui()
  const messages: Record<AttentionKind, [ReactNode, string, string]> = {
    match: [<Star key="i" />, t`还没有关注比赛`, t`点比赛旁的星，进球、红牌和完场就会提醒你。`],
    team: [<Shield key="i" />, t`还没有关注球队`, t`关注球队，它的每场比赛都会提醒你。`],
    league: [<Trophy key="i" />, t`还没有关注联赛`, t`关注联赛，它的比赛都会提醒你，可以只选想听的动态。`],
    player: [<UserRound key="i" />, t`还没有关注球员`, t`在足球比赛的阵容里点球员，他进球或被罚下时提醒你，也可以选首发和罚失点球。`],
  }
  const [icon, title, text] = messages[kind]
  return <EmptyState icon={icon} title={title} text={text} />
}
