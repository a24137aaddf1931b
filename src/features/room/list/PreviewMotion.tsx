// Muted preview of a room, played over its still image.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { roomQuery } from '../room-queries.ts'
import styles from './PreviewMotion.module.css'
import { usePreview } from './use-preview.ts'

/** Interval for checking that the stream is still live, in milliseconds. */
const pollInterval = 30_000

export interface PreviewMotionProps {
  roomId: string
  /** Does not play: the video would reveal what the user has chosen to hide. */
  still?: boolean
  /** Called with the room's id once its video plays, and with null when it stops. */
  onPlaying?(roomId: string | null): void
}

export function PreviewMotion({ roomId, still = false, onPlaying }: PreviewMotionProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  // Does not join the room's channel: a preview does not count as a viewer.
  const { data } = useQuery({ ...roomQuery(roomId), refetchInterval: pollInterval })
  const isShown = usePreview(video, still ? null : data && { url: data.stream.url, kind: 'live', state: data.stream.state })
  useEffect(() => {
    if (!isShown) return
    onPlaying?.(roomId)
    return () => onPlaying?.(null)
  }, [isShown, roomId, onPlaying])
  return (
    <>
      <video
        ref={video}
        className={classNames(styles.video, isShown && styles.shown)}
        playsInline
        muted
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
      />
      {isShown && (
        <span className={styles.mute} title={t`静音预览`}>
          <VolumeX size={16} aria-hidden="true" />
        </span>
      )}
    </>
  )
}
