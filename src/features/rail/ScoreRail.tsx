// The score rail below the top bar on the home page: followed matches first, then the popular ones. It never scrolls automatically.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { network } from '../../core/api/freshness.ts'
import { moveFocus } from '../../ui/button/roving.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useStore } from '../../ui/use-store.ts'
import { ScoreCell } from './ScoreCell.tsx'
import styles from './ScoreRail.module.css'
import { type RailList, useRail } from './use-rail.ts'

export function ScoreRail() {
  const { t } = useLingui()
  const [list, setList] = useState<RailList>('hot')
  const { rows, counts, state } = useRail(list)
  const isOnline = useStore(network)
  const messages: Record<RailList, string> = { followed: t({ message: '关注', context: 'tab of scores' }), hot: t`热门`, live: t`进行中` }
  return (
    <section className={styles.rail} aria-label={t`比分条`}>
      <Wrap className={styles.wrap}>
        <div className={styles.inside}>
          <div className={styles.lists}>
            {(['followed', 'hot', 'live'] as const).map((key) => (
              <button
                key={key}
                type="button"
                aria-pressed={key === list}
                className={classNames(styles.list, key === list && styles.on)}
                onClick={() => setList(key)}
              >
                {messages[key]}
                <Num>{counts[key]}</Num>
              </button>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside */}
          <div key={list} className={styles.cells} onKeyDown={(event) => moveFocus(event, event.currentTarget, 'a', 'horizontal')}>
            {rows.map((row) => (
              <ScoreCell key={row.id} row={row} />
            ))}
            {rows.length === 0 && (
              <p className={styles.none}>
                {state === 'loading' ? (
                  <Trans>数据加载中，请稍候！</Trans>
                ) : state === 'failed' ? (
                  isOnline ? (
                    <Trans>比分没有加载出来，请刷新再试</Trans>
                  ) : (
                    <Trans>比分没有加载出来，联网后自动更新</Trans>
                  )
                ) : list === 'followed' ? (
                  <Trans>还没有关注比赛。点比赛旁的星，它就会出现在这里。</Trans>
                ) : (
                  <Trans>此刻没有比赛</Trans>
                )}
              </p>
            )}
          </div>
          <Link to="/football" className={styles.all}>
            <ChevronRight size={20} />
            <Trans>全部</Trans>
          </Link>
        </div>
      </Wrap>
    </section>
  )
}
