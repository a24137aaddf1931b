// A round avatar, with a red ring while a streamer is live. Decorative: the name stands beside it.
import { emptySeat } from '../../../rules/face/face-address.ts'
import { classNames } from '../class-names.ts'
import styles from './PersonPicture.module.css'

interface PersonPictureProps {
  /** Empty: the account is unknown. */
  path: string
  size: number
  isLive?: boolean
  /** On the stand the user's own avatar has a lamp ring. */
  isHighlighted?: boolean
  className?: string
}

export function PersonPicture({ path, size, isLive, isHighlighted, className }: PersonPictureProps) {
  return (
    <img
      src={path || emptySeat}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, isLive && styles.live, isHighlighted && styles.lit, className)}
      style={{ inlineSize: size, blockSize: size }}
    />
  )
}
