// 声浪: one bar per minute, home above the line, away hatched below; goals and cards at their minute.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Phase } from '../../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { foldTimeline } from '../../messages/timeline.ts'
import { EventIcon } from '../../parts/EventIcon.tsx'
import { SideLegend } from '../../parts/SideLegend.tsx'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './MomentumPanel.module.css'
import { momentumMarks, momentumScale, momentumShare, quarterOf } from './momentum.ts'

/** Phases from which a match exceeds its regular time. */
const extraPhases: ReadonlySet<Phase> = new Set(['extra-first', 'extra-half-time', 'extra-second', 'shoot-out', 'overtime'])

export function MomentumPanel({ detail, row, view, className }: DetailPart & { className?: string }) {
  const { t } = useLingui()
  const { momentum, events, text } = detail
  const isExtra = row.after_extra || extraPhases.has(row.phase)
  const labels = [...events, ...text].map(({ minute }) => minute)
  const scale = momentumScale(row.sport, momentum.length, isExtra, quarterOf(row, momentum.length, labels))
  const marks = useMemo(() => momentumMarks(foldTimeline(events), scale.total), [events, scale.total])
  if (momentum.length === 0) return null
  const home = teamShort(row, 'home', view.lang)
  const away = teamShort(row, 'away', view.lang)
  const share = momentumShare(momentum)
  return (
    <Panel padded className={className}>
      <SectionHead title={<Trans>声浪</Trans>} more={<SideLegend row={row} lang={view.lang} />} />
      <div
        className={classNames(styles.picture, marks.length === 0 && styles.plain)}
        role="img"
        aria-label={t`声浪：${home} 占优 ${share.home} 分钟，${away} 占优 ${share.away} 分钟`}
      >
        <div className={styles.bars} aria-hidden="true">
          {Array.from({ length: scale.total }, (_, minute) => {
            const value = momentum[minute] ?? 0
            return (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the minute
                key={minute}
                className={classNames(value > 0 && styles.home, value < 0 && styles.away)}
                style={{ '--v': Math.abs(value) / 100 }}
              />
            )
          })}
        </div>
        <i className={styles.half} style={{ insetInlineStart: `${(scale.half / scale.total) * 100}%` }} aria-hidden="true" />
        {marks.map(({ item, at }) => (
          <span
            key={item.seq}
            className={classNames(styles.mark, item.side === 'home' ? styles.above : styles.below)}
            style={{ insetInlineStart: `${at}%` }}
            aria-hidden="true"
          >
            <EventIcon item={item} sport="football" size={16} />
          </span>
        ))}
        <div className={styles.axis} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${(tick / scale.total) * 100}%` }}>
              {tick === scale.half ? <Trans>中场</Trans> : <Num>{`${tick}′`}</Num>}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  )
}
