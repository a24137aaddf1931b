// The playing surface of a sport behind a match: mown bands, planks, hard court, mat, slate. Used for nothing else.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Ground.module.css'

export interface GroundProps extends ComponentProps<'div'> {
  sport: 'football' | 'basketball' | 'tennis' | 'badminton' | 'esports'
  /** `centre`: halfway line and circle behind the score. `pitch`: the whole ground in portrait, for line-ups. */
  marks?: 'centre' | 'pitch'
}

export function Ground({ sport, marks, className, children, ...rest }: GroundProps) {
  return (
    <div {...rest} className={classNames(styles.ground, styles[sport], marks === 'pitch' && styles.upright, className)}>
      {marks === 'centre' && <i className={styles.centre} aria-hidden="true" />}
      {marks === 'pitch' && <PitchMarks />}
      {children}
    </div>
  )
}

function PitchMarks() {
  return (
    <svg className={styles.marks} viewBox="0 0 100 150" preserveAspectRatio="none" aria-hidden="true">
      <path
        vectorEffect="non-scaling-stroke"
        d="M3 2.500h94v145H3zM3 75h94M24 2.500v21h52v-21M24 147.500v-21h52v21M38 2.500v8h24v-8M38 147.500v-8h24v8"
      />
      <ellipse vectorEffect="non-scaling-stroke" cx="50" cy="75" rx="13" ry="12" />
    </svg>
  )
}
