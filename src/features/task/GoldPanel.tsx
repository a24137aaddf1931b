// The coins: the balance and today's income.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { grouped } from '../../core/text/amount-text.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { signQuery, tasksQuery } from './queries.ts'
import styles from './Task.module.css'
import type { Today } from './use-today.ts'

export function GoldPanel({ today }: { today: Today }) {
  const tasks = useQuery(tasksQuery(today.tz)).data
  const cards = useQuery(signQuery(today.tz)).data?.make_up_cards
  return (
    <Panel padded>
      <div className={styles.balance}>
        <p>
          <span className={styles.label}>
            <Coins size={18} aria-hidden="true" />
            <Trans>金币</Trans>
          </span>
          <Num className={styles.sum} data-gold={tasks?.gold}>
            {tasks ? grouped(tasks.gold) : '—'}
          </Num>
        </p>
        <Button size="sm" render={<a href="#mall" />}>
          <Trans>去兑换</Trans>
        </Button>
      </div>
      <p className={styles.facts}>
        <span>
          <Trans>
            今日已得 <Num strong>{tasks?.earned_today ?? '—'}</Num>
          </Trans>
        </span>
        <span>
          <Trans>
            补签卡 <Num strong>{cards ?? '—'}</Num> 张
          </Trans>
        </span>
      </p>
    </Panel>
  )
}
