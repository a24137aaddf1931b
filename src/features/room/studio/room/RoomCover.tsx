// Image of a room or a broadcast in lists: its cover, or a placeholder for its category.
import { groundOf } from '../../../../core/room/room-ground.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Ground } from '../../../../ui/picture/Ground.tsx'
import styles from './RoomCover.module.css'

interface RoomCoverProps {
  /** Path; empty: none. */
  cover: string
  category: number
  /** Alternative text of the cover; without it the image is decorative. */
  alt?: string
  className?: string
}

export function RoomCover({ cover, category, alt = '', className }: RoomCoverProps) {
  if (cover !== '') return <img src={cover} alt={alt} className={classNames(styles.cover, className)} />
  return <Ground sport={groundOf(category)} marks="centre" aria-hidden="true" className={classNames(styles.cover, className)} />
}
