// A card's video: the room's stream over its cover, muted unless sound is requested.
import { useQuery } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { roomQuery } from '../room-queries.ts'
import styles from './RoomTile.module.css'
import { usePreview } from './use-preview.ts'

export interface TileMotionProps {
  id: string
  sound?: boolean
}

export function TileMotion({ id, sound = false }: TileMotionProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { data } = useQuery(roomQuery(id))
  const isShown = usePreview(video, data && { url: data.stream.url, kind: 'live', state: data.stream.state }, sound)
  // A browser may refuse audio, so the label follows the video's actual state.
  const [isMuted, setMuted] = useState(!sound)
  return (
    <>
      <video
        ref={video}
        className={classNames(styles.motion, isShown && styles.moves)}
        playsInline
        muted={!sound}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
        data-motion={id}
      />
      {isShown && !isMuted && (
        <span className={styles.heard}>
          <Volume2 size={14} aria-hidden="true" />
        </span>
      )}
    </>
  )
}
