// 分差: one bar per half minute of a basketball match, home lead above the line, away hatched below, and a summary.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { formatMinute, quarterHead } from '../../../../../rules/match/format-minute.ts'
import { teamShort } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { useHidden } from '../../../spoiler/revealed.ts'
import { SideLegend } from '../../parts/SideLegend.tsx'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './LeadPanel.module.css'
import { leadOf } from './lead.ts'

export function LeadPanel({ className, ...part }: DetailPart & { className?: string }) {
  const isCovered = useHidden(part.row)
  if (isCovered) return null
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <LeadChart {...part} className={className} />
    </WithMessages>
  )
}

function LeadChart({ detail, row, view, className }: DetailPart & { className?: string }) {
  const { t } = useLingui()
  const lead = useMemo(() => leadOf(detail, row), [detail, row])
  if (!lead) return null
  const { bars, periods, most, changes, ties, run } = lead
  const home = teamShort(row, 'home', view.lang)
  const away = teamShort(row, 'away', view.lang)
  const widest = Math.max(1, most.home, most.away)
  const figures: [string, ReactNode][] = [
    [t`${home} 最多领先`, most.home],
    [t`${away} 最多领先`, most.away],
    [t({ message: '易手', context: 'how often the lead changed' }), changes],
    [t({ message: '打平', context: 'how often the score was level' }), ties],
  ]
  if (run) figures.push([t`${run.side === 'home' ? home : away} 连得`, `${run.points}:0`])
  return (
    <Panel padded className={className}>
      <SectionHead title={<Trans>分差</Trans>} more={<SideLegend row={row} lang={view.lang} />} />
      <div className={styles.picture} role="img" aria-label={t`分差：${home} 最多领先 ${most.home} 分，${away} 最多领先 ${most.away} 分`}>
        <div className={styles.bars} aria-hidden="true">
          {bars.map((value, place) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the half minute
              key={place}
              className={classNames(value !== null && value > 0 && styles.home, value !== null && value < 0 && styles.away)}
              style={{ '--v': Math.abs(value ?? 0) / widest }}
            />
          ))}
        </div>
        {periods.slice(1).map(({ label, at }) => (
          <i key={label} className={styles.turn} style={{ insetInlineStart: `${at * 100}%` }} aria-hidden="true" />
        ))}
        <div className={styles.axis} aria-hidden="true">
          {periods.map(({ label, at }, index) => (
            <span key={label} style={{ insetInlineStart: `${at * 100}%` }}>
              {view.lang === 'zh' ? formatMinute(label, row.sport, view.lang) : quarterHead(index + 1, view.lang)}
            </span>
          ))}
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num strong>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
