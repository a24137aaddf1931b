// The video as the server receives it, muted: streamers cannot speak while hearing themselves with a delay.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { StreamInfo } from '../../../../../contract/room/stream.ts'
import { createPlayer } from '../../stream/player.ts'
import styles from '../source/OwnPicture.module.css'

export function ArrivedPicture({ stream: { url, state } }: { stream: StreamInfo }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!video.current) return
    const player = createPlayer(video.current, { small: true })
    player.open({ url, kind: 'live', state })
    return () => player.close()
  }, [url, state])
  return (
    <div className={styles.box}>
      <video ref={video} className={styles.video} muted playsInline aria-label={t`服务器收到的画面，没有声音`} />
    </div>
  )
}
