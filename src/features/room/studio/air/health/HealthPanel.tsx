// Health of the incoming stream: the video as viewers get it, its figures, and a chart of the last minutes.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StreamHealth, StreamTrouble } from '../../../../../../contract/room/stream.ts'
import type { StudioRoom } from '../../../../../../contract/room/studio.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { Num } from '../../../../../ui/figure/Num.tsx'
import { Tag } from '../../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../../ui/frame/SectionHead.tsx'
import studio from '../../Studio.module.css'
import picture from '../../source/OwnPicture.module.css'
import { ArrivedPicture } from '../ArrivedPicture.tsx'
import { HealthChart } from './HealthChart.tsx'
import styles from './HealthPanel.module.css'
import { addPoint, type HealthHint, type HealthPoint, hintsOf } from './health-series.ts'
import { TroubleList } from './TroubleList.tsx'

interface HealthPanelProps {
  studio: StudioRoom
  health: StreamHealth | null
  troubles: readonly StreamTrouble[]
}

export function HealthPanel({ studio: room, health, troubles }: HealthPanelProps) {
  const { t } = useLingui()
  const [points, setPoints] = useState<readonly HealthPoint[]>([])
  useEffect(() => setPoints((known) => addPoint(known, health, Date.now())), [health])
  const isLive = health?.state === 'live'
  // While no stream is expected, old figures are not displayed.
  const isOn = isLive || health?.state === 'away'
  const hintMessages: Record<HealthHint, string> = {
    'no-picture': t`还没有收到画面`,
    'few-frames': t`帧率偏低，请降低分辨率或关掉别的程序`,
    drops: t`丢帧较多，请降低码率或换网络`,
    late: t`画面到得晚，上行网络可能拥堵`,
  }
  const sources = { rtmp: 'RTMP', browser: t`浏览器`, engine: t`外部引擎`, none: '—' }
  const figures: [string, string][] = health
    ? [
        [t`码率，kbps`, String(health.video_kbps + health.audio_kbps)],
        [t`帧率`, health.fps.toFixed(0)],
        [t`丢帧`, String(health.drops)],
        [t`迟到，秒`, health.delay.toFixed(1)],
        [t`画面`, health.width > 0 ? `${health.width}×${health.height}` : '—'],
        [t`关键帧，秒`, health.key_seconds.toFixed(1)],
      ]
    : []
  return (
    <Panel padded aria-labelledby="health">
      <SectionHead
        id="health"
        title={<Trans>画面检查</Trans>}
        more={isLive ? <Tag tone="accent">{t`已收到 · ${sources[health.source]}`}</Tag> : <Tag>{t`没有画面`}</Tag>}
      />
      <div className={studio.column}>
        <TroubleList troubles={troubles} />
        {isLive && room.stream.url !== null && <ArrivedPicture stream={room.stream} />}
        {!isLive && room.broadcast === null && (
          <p className={classNames(picture.box, styles.none)}>
            <Trans>推流后，这里是观众会看到的画面</Trans>
          </p>
        )}
        {isLive && room.broadcast === null && (
          <p className={studio.hint}>
            <Trans>开播前只有你自己看得到这个画面，也不会录下来。</Trans>
          </p>
        )}
        {hintsOf(health, points).map((hint) => (
          <p key={hint} className={hint === 'no-picture' ? studio.note : styles.hint}>
            {hintMessages[hint]}
          </p>
        ))}
        {isOn && (
          <dl className={studio.figures}>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Num>{value}</Num>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {points.length > 1 && isOn && <HealthChart points={points} />}
        {isOn && health.returns > 0 && (
          <p className={studio.hint}>
            <Trans>这场断线重连了 {health.returns} 次</Trans>
          </p>
        )}
      </div>
    </Panel>
  )
}
