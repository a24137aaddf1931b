// A player as his initials in the colours of his team; of a Chinese name the first character.
import { nameLetters } from '../../../../rules/text/name-letters.ts'
import { crestPaint } from '../../../ui/picture/crest-paint.ts'
import styles from './PlayerFace.module.css'

const han = /^\p{Script=Han}/u

/** `name` as the reader reads it. */
export function PlayerFace({ name, team, size }: { name: string; team: { id: string; crest: string }; size: number }) {
  const { first, second, ink } = crestPaint(team.crest, team.id)
  const sign = han.exec(name)?.[0] ?? nameLetters(name)
  return (
    <span
      className={styles.face}
      style={{
        ...{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.42) },
        ...{ background: first, color: ink, boxShadow: `inset 0 0 0 ${size > 24 ? 2 : 1}px ${second}` },
      }}
      translate="no"
      aria-hidden="true"
    >
      {sign}
    </span>
  )
}
