// A team's shield: two colours, one of six tops, and one character, or two Latin letters in languages that read these. Below 16 px
// the letters would be noise.
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { crestPaint, shield } from '../../../rules/crest/crest-paint.ts'
import { classNames } from '../class-names.ts'
import styles from './Crest.module.css'

export interface CrestProps {
  /** Seed: first colour, second colour, one character, and where that is Chinese two Latin letters. */
  crest: string
  id: string
  size?: number
  /** Only where the name is not beside it. */
  label?: string
  className?: string
}

export const Crest = memo(function Crest({ crest, id, size = 20, label, className }: CrestProps) {
  const { i18n } = useLingui()
  const { first, second, character, ink, top } = crestPaint(crest, id, i18n.locale !== 'zh')
  return (
    <svg
      className={classNames(styles.crest, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shield} fill={first || undefined} />
      <path d={top} fill={second} />
      <path d={shield} className={styles.edge} />
      {size >= 16 && character && (
        <text x="12" y="17.9" fontSize={character.length > 1 ? 8.4 : 10.4} fill={ink}>
          {character}
        </text>
      )}
    </svg>
  )
})
