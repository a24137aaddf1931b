// Avatar of a person or a group in a list of conversations. Decorative: the name stands beside it.
import { Users } from 'lucide-react'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import styles from './PrivateAvatar.module.css'

export function PrivateAvatar({ path, isGroup = false, size = 40 }: { path: string; isGroup?: boolean; size?: number }) {
  if (path || !isGroup) return <PersonPicture path={path} size={size} />
  return (
    <span className={styles.group} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Users size={size / 2} />
    </span>
  )
}
