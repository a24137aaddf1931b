// The picture of a person, round; a red ring while a streamer is on the air. The name stands beside it, so it says nothing of its own.
import { emptySeat } from '../../../rules/face/face-address.ts'
import { classNames } from '../class-names.ts'
import styles from './PersonPicture.module.css'

interface PersonPictureProps {
  /** Empty: nobody knows whose it was. */
  path: string
  size: number
  isLive?: boolean
  /** On the stand the reader's own wears the lamp. */
  isLit?: boolean
  className?: string
}

export function PersonPicture({ path, size, isLive, isLit, className }: PersonPictureProps) {
  return (
    <img
      src={path || emptySeat}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, isLive && styles.live, isLit && styles.lit, className)}
      style={{ inlineSize: size, blockSize: size }}
    />
  )
}
