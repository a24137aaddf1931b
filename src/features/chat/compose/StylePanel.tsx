// Danmaku style of the user's messages: on or off, colour, size and position, within the user's level.
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { danmakuColors, danmakuPositions, danmakuSizes } from '../../../../contract/limits/chat-limits.ts'
import { allowedStyle, danmakuStyle } from '../../../core/store/danmaku-style.ts'
import { Switch } from '../../../ui/form/Switch.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './StylePanel.module.css'

export function StylePanel({ level }: { level: number }) {
  const { t } = useLingui()
  const stored = useStore(danmakuStyle)
  const { color, size, position } = allowedStyle(stored, level)
  const places = { scroll: t`滚动`, top: t({ message: '顶部', context: 'position of danmaku' }), bottom: t`底部` }
  const sizes = {
    small: t({ message: '小', context: 'size of danmaku' }),
    medium: t({ message: '中', context: 'size of danmaku' }),
    large: t({ message: '大', context: 'size of danmaku' }),
  }
  const colours: Record<(typeof danmakuColors)[number]['color'], string> = {
    '#ffffff': t`白色`,
    '#ffd84d': t`黄色`,
    '#7bd88f': t`绿色`,
    '#5cc8ff': t`蓝色`,
    '#ff8fab': t`粉色`,
    '#ff7043': t`橙色`,
    '#c792ff': t`紫色`,
    '#ff4d4d': t`红色`,
  }
  return (
    <div className={styles.rows}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className={styles.row}>
        <Trans>同时发弹幕</Trans>
        <Switch checked={stored.on} onCheckedChange={(on) => danmakuStyle.set({ on })} />
      </label>
      <fieldset className={styles.group} disabled={!stored.on}>
        <legend>
          <Trans>颜色</Trans>
        </legend>
        {danmakuColors.map((one) => (
          <button
            key={one.color}
            type="button"
            className={styles.color}
            style={{ background: one.color }}
            aria-label={one.level > level ? t`${colours[one.color]}，${one.level} 级可用` : colours[one.color]}
            title={one.level > level ? t`${one.level} 级可用` : colours[one.color]}
            aria-pressed={one.color === color}
            disabled={one.level > level}
            onClick={() => danmakuStyle.set({ color: one.color })}
          >
            {one.level > level && <Lock size={14} aria-hidden="true" />}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.group} disabled={!stored.on}>
        <legend>
          <Trans>字号</Trans>
        </legend>
        {danmakuSizes.map((one) => (
          <button
            key={one.size}
            type="button"
            className={styles.choice}
            aria-pressed={one.size === size}
            disabled={one.level > level}
            onClick={() => danmakuStyle.set({ size: one.size })}
          >
            {sizes[one.size]}
            {one.level > level && <small>{t`${one.level} 级`}</small>}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.group} disabled={!stored.on}>
        <legend>
          <Trans>位置</Trans>
        </legend>
        {danmakuPositions.map((one) => (
          <button
            key={one.position}
            type="button"
            className={styles.choice}
            aria-pressed={one.position === position}
            disabled={one.level > level}
            onClick={() => danmakuStyle.set({ position: one.position })}
          >
            {places[one.position]}
            {one.level > level && <small>{t`${one.level} 级`}</small>}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
