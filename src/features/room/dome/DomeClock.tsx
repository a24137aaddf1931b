// 同一刻: the playback time that all videos share, the delay of each, and the one that holds the others back.
import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { Store } from '../../../core/store/store.ts'
import { secondOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useRowView } from '../../match/row-view.ts'
import styles from './DomePanels.module.css'
import type { AlignedFigures } from './use-aligned.ts'

export interface DomeClockProps {
  figures: Store<AlignedFigures>
  ids: readonly string[]
  nameOf(id: string): string
  focus: string
  together: boolean
  /** Rooms that the others do not wait for. */
  left: ReadonlySet<string>
  /** Stops or resumes waiting for the room. */
  onLeave(id: string, isLeft: boolean): void
}

export function DomeClock({ figures, ids, nameOf, focus, together, left, onLeave }: DomeClockProps) {
  const { t } = useLingui()
  const { tz } = useRowView()
  const { pictureTime, delays, slow } = useStore(figures)
  const longest = Math.max(1, ...delays.map(({ behind }) => behind))
  const most = Math.max(0, ...delays.filter(({ id }) => !left.has(id)).map(({ behind }) => behind))
  const percent = (seconds: number): string => `${Math.min(100, (seconds / longest) * 100)}%`
  const lagging = slow ? ids.indexOf(slow.id) + 1 : 0
  return (
    <Panel padded>
      <SectionHead
        title={together ? <Trans>同一刻</Trans> : <Trans>各看各的</Trans>}
        more={together && pictureTime !== null && <Num className={styles.moment}>{secondOf(pictureTime, tz)}</Num>}
      />
      <ul className={styles.delays}>
        {ids.map((id, index) => {
          const delay = delays.find((one) => one.id === id)
          const name = nameOf(id)
          return (
            <li key={id} className={styles.delay} data-delay={id}>
              <Num className={styles.place} data-heard={id === focus ? '' : undefined}>
                {index + 1}
              </Num>
              <span className={styles.room} translate="no">
                {name}
              </span>
              {together && left.has(id) ? (
                <Button size="sm" onClick={() => onLeave(id, false)} aria-label={t`重新等它：${name}`}>
                  <Trans>重新等它</Trans>
                </Button>
              ) : (
                <span className={styles.track} aria-hidden="true">
                  {delay && (
                    <>
                      <i className={styles.own} style={{ inlineSize: percent(delay.own) }} />
                      <i className={styles.wait} style={{ inlineSize: percent(delay.behind - delay.own) }} />
                    </>
                  )}
                </span>
              )}
              <Num role="img" className={styles.seconds} aria-label={delay ? t`慢 ${delay.behind.toFixed(1)} 秒` : t`没有画面`}>
                {delay ? delay.behind.toFixed(1) : '–'}
              </Num>
            </li>
          )
        })}
      </ul>
      <p className={styles.legend}>
        <i className={styles.own} aria-hidden="true" />
        <Trans>自身延迟</Trans>
        {together && (
          <>
            <i className={styles.wait} aria-hidden="true" />
            <Trans>等最慢的一路</Trans>
          </>
        )}
        {together && most > 0 && (
          <b>
            <Trans>
              落后现场 <Num>{most.toFixed(1)}</Num> 秒
            </Trans>
          </b>
        )}
      </p>
      {slow && lagging > 0 && (
        <div className={styles.slow} role="status">
          <TriangleAlert size={18} aria-hidden="true" />
          <p>
            <b>
              <Trans>
                第 <Num>{lagging}</Num> 路最慢
              </Trans>
            </b>
            <Trans>
              不等它，其余画面可快 <Num>{slow.seconds}</Num> 秒
            </Trans>
          </p>
          <Button size="sm" onClick={() => onLeave(slow.id, true)} aria-label={t`不等它：${nameOf(slow.id)}`}>
            <Trans>不等它</Trans>
          </Button>
        </div>
      )}
    </Panel>
  )
}
