// Display settings and filters of danmaku.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { reducedEffects } from '../../../core/store/reduced-effects.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { Slider } from '../stream/control/Slider.tsx'
import styles from './DanmakuPanel.module.css'
import { areas, danmakuSettings, sizes } from './danmaku-settings.ts'
import { DanmakuFilters } from './filter/DanmakuFilters.tsx'
import { filters } from './filter/filter-store.ts'

export function DanmakuPanel() {
  const { t } = useLingui()
  const [page, setPage] = useState<'look' | 'filter'>('look')
  const { show, paused, merge, area, size, opacity, speed, density } = useStore(danmakuSettings)
  const { words, patterns, users } = useStore(filters)
  const isReduced = useStore(reducedEffects)
  if (page === 'filter') return <DanmakuFilters onBack={() => setPage('look')} />
  const areaMessages = { quarter: '1/4', half: t`半屏`, full: t`全屏` }
  const sizeMessages = {
    small: t({ message: '小', context: 'size of danmaku' }),
    medium: t({ message: '中', context: 'size of danmaku' }),
    large: t({ message: '大', context: 'size of danmaku' }),
  }
  const blocked = words.length + patterns.length + users.length
  const percent = (value: number): string => `${value}%`
  return (
    <div className={styles.rows}>
      <SwitchLine label={<Trans>弹幕</Trans>} checked={show} onChange={(on) => danmakuSettings.set({ show: on })} strong />
      <Choice
        label={t`显示区域`}
        options={areas}
        words={areaMessages}
        value={area}
        onChange={(value) => danmakuSettings.set({ area: value })}
      />
      <Choice
        label={t`字号`}
        options={sizes}
        words={sizeMessages}
        value={size}
        onChange={(value) => danmakuSettings.set({ size: value })}
      />
      <Range
        label={t`不透明度`}
        min={20}
        value={opacity}
        text={percent(opacity)}
        onChange={(value) => danmakuSettings.set({ opacity: value })}
      />
      <Range label={t`速度`} value={speed} text={percent(speed)} onChange={(value) => danmakuSettings.set({ speed: value })} />
      <Range
        label={t`同屏条数`}
        min={10}
        max={chatLimits.danmakuDrawn}
        value={density}
        text={String(density)}
        onChange={(value) => danmakuSettings.set({ density: value })}
      />
      <SwitchLine label={<Trans>合并重复</Trans>} checked={merge} onChange={(on) => danmakuSettings.set({ merge: on })} />
      <SwitchLine label={<Trans>暂停弹幕</Trans>} checked={paused} onChange={(on) => danmakuSettings.set({ paused: on })} />
      <SwitchLine label={<Trans>清爽模式，不放礼物、进场、红包和喇叭特效</Trans>} checked={isReduced} onChange={reducedEffects.set} />
      <button type="button" className={styles.more} onClick={() => setPage('filter')}>
        <Trans>屏蔽设置</Trans>
        <Num>{blocked || ''}</Num>
      </button>
    </div>
  )
}

function SwitchLine({
  label,
  checked,
  onChange,
  strong,
}: {
  label: ReactNode
  checked: boolean
  onChange(on: boolean): void
  strong?: boolean
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className={styles.row}>
      {strong ? <b>{label}</b> : <span>{label}</span>}
      <Switch checked={checked} onCheckedChange={onChange} className={styles.end} />
    </label>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  options: readonly T[]
  words: Record<T, string>
  value: T
  onChange(value: T): void
}

function Choice<T extends string>({ label, options, words, value, onChange }: ChoiceProps<T>) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <fieldset className={styles.choice} aria-label={label}>
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
            {words[option]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

interface RangeProps {
  label: string
  value: number
  text: string
  min?: number
  max?: number
  onChange(value: number): void
}

function Range({ label, value, text, min, max, onChange }: RangeProps) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <Slider label={label} value={value} text={text} min={min} max={max} onChange={onChange} />
      <Num className={styles.figure}>{text}</Num>
    </div>
  )
}
