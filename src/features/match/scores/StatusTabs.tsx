// 全部, 进行中, 未开赛, 完场, 关注, each with its count.
import { useLingui } from '@lingui/react/macro'
import { lost } from '../../../core/socket/hearing.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { type ScoreTab, scoreTabs } from '../list/score-tab.ts'
import type { ScoresSearch } from './use-scores.ts'

export interface StatusTabsProps {
  path: '/football' | '/basketball'
  search: ScoresSearch
  current: ScoreTab
  /** Null while unknown. */
  counts: Record<ScoreTab, number> | null
}

export function StatusTabs({ path, search, current, counts }: StatusTabsProps) {
  const { t } = useLingui()
  // Possibly stale content does not pulse.
  const isLost = useStore(lost)
  const labels: Record<ScoreTab, string> = {
    all: t({ message: '全部', context: 'tab of scores' }),
    live: t({ message: '进行中', context: 'tab of scores' }),
    upcoming: t({ message: '未开赛', context: 'tab of scores' }),
    over: t({ message: '完场', context: 'tab of scores' }),
    followed: t({ message: '关注', context: 'tab of scores' }),
  }
  return (
    <TabLinks
      label={t`状态`}
      current={current}
      items={scoreTabs.map((tab) => ({
        key: tab,
        label: labels[tab],
        count: counts?.[tab],
        live: tab === 'live' && !isLost && (counts?.live ?? 0) > 0,
        to: path,
        search: { ...search, status: tab === 'all' ? undefined : tab },
      }))}
    />
  )
}
