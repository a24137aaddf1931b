// The picture of a streamer; a red ring while he is on the air. The name stands beside it.
import { classNames } from '../class-names.ts'
import styles from './PersonPicture.module.css'

export function PersonPicture({ path, size, isLive }: { path: string; size: number; isLive?: boolean }) {
  return (
    <img
      src={path || '/avatars/01.svg'}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={classNames(styles.picture, isLive && styles.live)}
      style={{ inlineSize: size, blockSize: size }}
    />
  )
}
