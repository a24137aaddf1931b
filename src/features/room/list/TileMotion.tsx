// The picture of a card in motion: the room itself without sound, over its cover.
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { roomQuery } from '../room-queries.ts'
import styles from './RoomTile.module.css'
import { usePreview } from './use-preview.ts'

export function TileMotion({ id }: { id: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const { data } = useQuery(roomQuery(id))
  const isShown = usePreview(video, data && { url: data.stream.url, kind: 'live', state: data.stream.state })
  return (
    <video
      ref={video}
      className={classNames(styles.motion, isShown && styles.moves)}
      playsInline
      muted
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-motion={id}
    />
  )
}
