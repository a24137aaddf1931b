// Avatar of a message's author; opens the same menu as the name.
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import styles from './ChatLine.module.css'
import type { LineProps } from './LineName.tsx'

export function LineFace({ line, onPerson }: Pick<LineProps, 'line' | 'onPerson'>) {
  if (!line.from) return null
  return (
    // The name beside it is the button for keyboards and screen readers.
    <button type="button" tabIndex={-1} aria-hidden="true" className={styles.face} onClick={(event) => onPerson(line, event.currentTarget)}>
      <PersonPicture path={line.from.avatar} size={24} />
    </button>
  )
}
