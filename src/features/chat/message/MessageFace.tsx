// Avatar of a message's author; opens the same menu as the name.
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import type { MessageProps } from './MessageName.tsx'
import styles from './MessageRow.module.css'

export function MessageFace({ message, onPerson }: Pick<MessageProps, 'message' | 'onPerson'>) {
  if (!message.from) return null
  return (
    // The name beside it is the button for keyboards and screen readers.
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.face}
      onClick={(event) => onPerson(message, event.currentTarget)}
    >
      <PersonPicture path={message.from.avatar} size={24} />
    </button>
  )
}
