// Publishing from this browser: source selection, preview and levels, start and stop.
import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import { useState } from 'react'
import type { LiveUrl } from '../../../../../contract/room/studio.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { SwitchRow } from '../../../../ui/form/SwitchRow.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import type { CaptureOptions } from '../ingest/capture.ts'
import { publisher } from '../ingest/publisher.ts'
import styles from '../Studio.module.css'
import { MicMeter } from './MicMeter.tsx'
import { OwnPicture } from './OwnPicture.tsx'
import { useFaultMessages } from './use-fault-messages.ts'

const socketUrl = (path: string): string => new URL(path, location.origin).href.replace(/^http/, 'ws')

export function BrowserSource({ live, locked }: { live: LiveUrl; locked: boolean }) {
  const { t } = useLingui()
  const { phase, fault, muted, kbps, fps, drops, codec } = useStore(publisher)
  const messageOf = useFaultMessages()
  const [captureOptions, setCaptureOptions] = useState<CaptureOptions>({ picture: 'camera', microphone: true, height: 720 })
  const isOpen = phase !== 'idle' && phase !== 'preparing'
  const isSending = phase === 'connecting' || phase === 'on' || phase === 'lost'
  return (
    <div className={styles.column}>
      {locked && (
        <p className={styles.note}>
          <Trans>正在用 OBS 直播，浏览器推不进来。要换成浏览器，先在 OBS 里停止推流。</Trans>
        </p>
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {messageOf(fault)}
        </p>
      )}
      {isOpen ? (
        <>
          <OwnPicture />
          <div className={styles.acts}>
            {isSending ? (
              <Button onClick={() => publisher.rest()}>
                <Trans>停止推流</Trans>
              </Button>
            ) : (
              <Button variant="primary" disabled={locked} onClick={() => void publisher.publish(socketUrl(live.ingest), live.key)}>
                <Trans>开始推流</Trans>
              </Button>
            )}
            <Button onClick={() => publisher.setMuted(!muted)} aria-pressed={muted}>
              {muted ? <MicOff size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
              {muted ? <Trans>麦克风已静音</Trans> : <Trans>麦克风</Trans>}
            </Button>
            <Button variant="plain" onClick={() => publisher.stop()}>
              <Trans>关闭设备</Trans>
            </Button>
          </div>
          <MicMeter />
          {isSending && (
            <p className={styles.hint} role="status">
              {phase === 'on' && <Tag tone="live">{t`推流中`}</Tag>}
              {phase === 'connecting' && <Tag>{t`正在连接`}</Tag>}
              {phase === 'lost' && <Tag tone="warn">{t`断开了，正在重连`}</Tag>}{' '}
              <Num>
                {kbps} kbps · {fps} fps
              </Num>{' '}
              · <Trans>丢帧 {drops}</Trans> · {codec}
            </p>
          )}
        </>
      ) : (
        <>
          <Segmented
            label={t`画面`}
            value={captureOptions.picture}
            onChange={(picture) => setCaptureOptions({ ...captureOptions, picture })}
            options={[
              { value: 'camera', label: t`摄像头` },
              { value: 'screen', label: t`屏幕` },
              { value: 'both', label: t`屏幕加摄像头` },
            ]}
          />
          <Segmented
            label={t`清晰度`}
            value={String(captureOptions.height) as '720' | '1080'}
            onChange={(height) => setCaptureOptions({ ...captureOptions, height: height === '1080' ? 1080 : 720 })}
            options={[
              { value: '720', label: '720p · 2.5 Mbps' },
              { value: '1080', label: '1080p · 4.5 Mbps' },
            ]}
          />
          <SwitchRow
            checked={captureOptions.microphone}
            onCheckedChange={(microphone) => setCaptureOptions({ ...captureOptions, microphone })}
            hint={<Trans>共享屏幕时，浏览器允许的话也会带上屏幕的声音</Trans>}
          >
            <Trans>使用麦克风</Trans>
          </SwitchRow>
          <div className={styles.acts}>
            <Button variant="primary" disabled={locked || phase === 'preparing'} onClick={() => void publisher.prepare(captureOptions)}>
              {phase === 'preparing' ? <Trans>正在打开…</Trans> : <Trans>打开预览</Trans>}
            </Button>
            <Button
              disabled={locked || phase === 'preparing'}
              onClick={() => void publisher.prepare({ ...captureOptions, picture: 'test' })}
            >
              <Trans>用测试画面</Trans>
            </Button>
            <span className={styles.hint}>
              <Trans>预览只在这台设备上，点“开始推流”才会传出去。测试画面不用摄像头，可以先试线路。</Trans>
            </span>
          </div>
        </>
      )}
    </div>
  )
}
