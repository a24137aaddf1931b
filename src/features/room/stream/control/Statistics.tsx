// Statistics for nerds.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { roomClock } from '../clock/room-clock.ts'
import { usePlayer } from '../player-context.ts'
import { behindText, qualityWord } from '../player-messages.ts'
import styles from './Statistics.module.css'

const kilobits = (bits: number | null | undefined): string => (bits ? `${Math.round(bits / 1_000).toLocaleString('en')} kbps` : '–')

export function Statistics({ onClose }: { onClose(): void }) {
  const { t, i18n } = useLingui()
  const player = usePlayer()
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), 500)
    return () => clearInterval(timer)
  }, [])
  const { video } = player
  const figures = player.figures()
  const frames = video.getVideoPlaybackQuality?.()
  const { position } = player.time.get()
  const { shown } = player.state.get()
  const ahead = [...Array(video.buffered.length).keys()].find((range) => video.buffered.end(range) >= position)
  const behind = roomClock.behindMs()
  const rows: [string, string][] = [
    [t`画面`, `${video.videoWidth} × ${video.videoHeight}${shown ? ` · ${qualityWord(shown, i18n)}` : ''}`],
    [t`编码`, figures?.codecs || '–'],
    [t`码率`, kilobits(figures?.bitrate)],
    [t`带宽`, kilobits(figures?.bandwidth)],
    [t`丢帧`, frames ? `${frames.droppedVideoFrames} / ${frames.totalVideoFrames}` : '–'],
    [t`缓冲`, ahead === undefined ? '0.0 s' : `${(video.buffered.end(ahead) - position).toFixed(1)} s`],
    [t`比直播慢`, behind === null ? '–' : behindText(behind, i18n)],
    [t`目标延迟`, figures?.targetLatency == null ? '–' : `${figures.targetLatency.toFixed(1)} s`],
    [t`播放内核`, figures?.engine ?? '–'],
  ]
  return (
    <section className={styles.panel} aria-label={t`播放统计`}>
      <header className={styles.head}>
        <b>
          <Trans>播放统计</Trans>
        </b>
        <IconButton label={t`关闭`} className={styles.close} onClick={onClose}>
          <X size={16} />
        </IconButton>
      </header>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
