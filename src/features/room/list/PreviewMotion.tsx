// A room that plays without sound over its own still, before one enters it.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { roomQuery } from '../room-queries.ts'
import styles from './PreviewMotion.module.css'
import { usePreview } from './use-preview.ts'

/** Milliseconds between two looks at whether it still plays. */
const lookEvery = 30_000

export interface PreviewMotionProps {
  roomId: string
  /** What plays there would tell what the reader does not want to know. */
  still?: boolean
  /** Told the room once its picture moves, and null when it no longer does. */
  onPlaying?(roomId: string | null): void
}

export function PreviewMotion({ roomId, still = false, onPlaying }: PreviewMotionProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  // Without the socket: who looks in from here is no viewer yet.
  const { data } = useQuery({ ...roomQuery(roomId), refetchInterval: lookEvery })
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
