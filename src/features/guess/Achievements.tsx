// Achievements: the target and the progress of each.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { Num } from '../../ui/figure/Num.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useGuessMessages } from './guess-messages.ts'
import { achievementsQuery } from './guess-queries.ts'
import styles from './TrophyPage.module.css'

export function Achievements() {
  const { t } = useLingui()
  const messages = useGuessMessages()
  const { data, isPending, refetch } = useQuery(achievementsQuery())
  if (isPending) return <SkeletonRows count={6} label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <ul className={styles.medals}>
      {data.list.map(({ id, done, goal }) => {
        const { name, text } = messages.achievements[id]
        return (
          <li key={id} data-done={done >= goal}>
            <Medal size={28} aria-hidden="true" />
            <b>{name}</b>
            <small>{text}</small>
            <progress max={goal} value={done} aria-label={name} />
            <Num>
              {done}/{goal}
            </Num>
          </li>
        )
      })}
    </ul>
  )
}
