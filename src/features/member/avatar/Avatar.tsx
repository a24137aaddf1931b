// The picture of a member. The name stands beside it, so it says nothing of its own.
import styles from './Avatar.module.css'

export interface AvatarProps {
  path: string
  size: number
  /** On the stand it wears the lamp. */
  lit?: boolean
}

export function Avatar({ path, size, lit }: AvatarProps) {
  return (
    <img
      src={path}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={lit ? `${styles.avatar} ${styles.lit}` : styles.avatar}
      style={{ inlineSize: size, blockSize: size }}
    />
  )
}
