// The picture that lists show of a room or a broadcast: its cover, or the ground of its category.
import { groundOf } from '../../../core/room/room-ground.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Ground } from '../../../ui/picture/Ground.tsx'
import styles from './RoomCover.module.css'

interface RoomCoverProps {
  /** Path; empty: none. */
  cover: string
  category: number
  /** Said of a cover; without it the picture is none of the words. */
  alt?: string
  className?: string
}

export function RoomCover({ cover, category, alt = '', className }: RoomCoverProps) {
  if (cover !== '') return <img src={cover} alt={alt} className={classNames(styles.cover, className)} />
  return <Ground sport={groundOf(category)} marks="centre" aria-hidden="true" className={classNames(styles.cover, className)} />
}
