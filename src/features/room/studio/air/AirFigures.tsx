// Figures of the current broadcast: duration, viewers, and stream state.
import { Trans, useLingui } from '@lingui/react/macro'
import type { StudioRoom } from '../../../../../contract/room/studio.ts'
import { lengthText } from '../../../../core/text/length-text.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import styles from '../Studio.module.css'
import { useSeconds } from './use-seconds.ts'

interface AirFiguresProps {
  room: StudioRoom['room']
  broadcast: NonNullable<StudioRoom['broadcast']>
  isArriving: boolean
}

export function AirFigures({ room: { viewers, heat }, broadcast, isArriving }: AirFiguresProps) {
  const { t } = useLingui()
  const seconds = useSeconds(broadcast.seconds)
  const figures: [string, string | number][] = [
    [t`时长`, lengthText(seconds)],
    [t`现在观看`, viewers],
    [t`最高同时`, Math.max(viewers, broadcast.peak_viewers)],
    [t`热度`, heat],
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
      {!isArriving && (
        <p className={styles.fault} role="alert">
          <Trans>画面断了，请检查推流。十分钟内没有恢复，直播会自动结束。</Trans>
        </p>
      )}
    </>
  )
}
