// Overlay while there is no video: names the reason within ten seconds instead of an endless spinner.
import { Trans, useLingui } from '@lingui/react/macro'
import { Headphones, MonitorX, PictureInPicture2, Play, RotateCcw, Tv, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { leavePip, usePip } from './pip.ts'
import { usePlayer } from './player-context.ts'
import styles from './StateCover.module.css'
import { useCell } from './use-cell.ts'

export function StateCover({ kind, closing }: { kind: 'live' | 'playback'; closing?: ReactNode }) {
  const { t } = useLingui()
  const player = usePlayer()
  const phase = useCell(player.state, (state) => state.phase)
  const audioOnly = useCell(player.state, (state) => state.audioOnly)
  const soundAlone = useCell(player.state, (state) => state.soundAlone)
  const isOut = usePip()
  if (isOut)
    return (
      <Word icon={<PictureInPicture2 />} title={t`画中画播放中`}>
        <Button size="sm" className={styles.again} onClick={leavePip}>
          <Trans>回到这里播放</Trans>
        </Button>
      </Word>
    )
  switch (phase) {
    case 'playing':
      if (audioOnly) return <Word icon={<Headphones />} title={t`仅声音`} text={t`画面已关闭，声音照常播放`} />
      return soundAlone ? <Word icon={<Headphones />} title={t`只有声音`} text={t`没有收到浏览器能播放的画面，声音照常播放`} /> : null
    case 'opening':
    case 'buffering':
      return <span className={styles.spinner} role="status" aria-label={phase === 'opening' ? t`正在打开` : t`正在缓冲`} />
    case 'blocked':
      return (
        <button type="button" className={styles.big} aria-label={t`播放`} onClick={player.play}>
          <Play size={34} fill="currentColor" />
        </button>
      )
    case 'weak':
      return (
        <Word icon={<WifiOff />} title={t`网络不佳`} text={t`画面断了，正在自动重连`}>
          <Button size="sm" className={styles.again} onClick={player.play}>
            <RotateCcw size={14} />
            <Trans>立即重试</Trans>
          </Button>
        </Word>
      )
    case 'unplayable':
      return <Word icon={<MonitorX />} title={t`这路画面放不了`} text={t`它的编码这个浏览器不支持，主播换了以后会自动播放`} />
    case 'away':
      return <Word icon={<Tv />} title={t`主播离开`} text={t`主播回来后会自动继续播放`} />
    case 'not-started':
      return closing ? <div className={styles.closing}>{closing}</div> : <Word icon={<Tv />} title={t`未开始`} text={t`开播后会自动播放`} />
    case 'over':
      return closing ? <div className={styles.closing}>{closing}</div> : <Word icon={<Tv />} title={t`直播已结束`} />
    case 'ended':
      return kind === 'playback' ? (
        <button type="button" className={styles.big} aria-label={t`重新播放`} onClick={player.play}>
          <RotateCcw size={30} />
        </button>
      ) : null
  }
}

function Word({ icon, title, text, children }: { icon: ReactNode; title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={styles.word} role="status">
      {icon}
      <b>{title}</b>
      {text && <span>{text}</span>}
      {children}
    </div>
  )
}
