// Accent colour of the site: a preset, or any colour with enough contrast; with a preview in both themes.
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { accentContrast, accentOf } from '../../../../rules/site/accent.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import adminStyles from '../parts/Admin.module.css'
import styles from './Site.module.css'

/** The product's own accent in the light theme: src/app/tokens.css. */
const grass = '#0a6845'
/** Each has enough contrast on every light surface: accent-presets.test.ts. */
export const presets = ['#0b5a8a', '#3f4fa8', '#5b3a94', '#9a2f6d', '#7a1f2b', '#8a4b12', '#0e6262', '#3a3f4b'] as const

interface AccentChoiceProps {
  /** #rrggbb; empty: the product's own. */
  value: string
  onChange(color: string): void
}

export function AccentChoice({ value, onChange }: AccentChoiceProps) {
  const { t } = useLingui()
  const contrast = accentContrast(value).toFixed(1)
  const accent = value === '' ? null : accentOf(value)
  const fault = value === '' || accent ? null : t`这个颜色在浅色背景上看不清：对比度 ${contrast}，至少要 4.5。请选深一点的`
  const swatch = (color: string, label: string) => (
    <button
      key={color}
      type="button"
      className={styles.swatch}
      style={{ background: color || grass }}
      aria-label={label}
      aria-pressed={value === color}
      onClick={() => onChange(color)}
    >
      {value === color && <Check size={16} aria-hidden="true" />}
    </button>
  )
  return (
    <fieldset className={adminStyles.set}>
      <legend>{t`主色`}</legend>
      <div className={adminStyles.form}>
        <div className={styles.swatches}>
          {swatch('', t`产品自带的颜色`)}
          {presets.map((color) => swatch(color, color))}
        </div>
        <TextField
          className={styles.own}
          type="color"
          label={<Trans>自选颜色</Trans>}
          value={value || grass}
          onChange={onChange}
          error={fault}
        />
        {accent && (
          <div className={styles.samples}>
            {(['day', 'night'] as const).map((theme) => (
              <p key={theme} className={classNames(styles.sample, styles[theme])} style={{ color: accent[theme].accent }}>
                <b style={{ background: accent[theme].accent, color: accent[theme].on }}>
                  {theme === 'day' ? <Trans>日场</Trans> : <Trans>夜场</Trans>}
                </b>
                <span style={{ background: accent[theme].soft, color: accent[theme].onSoft }}>
                  <Trans>标签</Trans>
                </span>
                <u>
                  <Trans>链接</Trans>
                </u>
              </p>
            ))}
          </div>
        )}
      </div>
    </fieldset>
  )
}
