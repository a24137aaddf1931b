// Delay of the streamer's video behind the match feed: measured with one tap at kick-off, or set in steps.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mostPictureOffset } from '../../../../../contract/limits/room-limits.ts'
import { pictureOffset } from '../../../../../rules/room/picture-offset.ts'
import { call } from '../../../../core/api/api.ts'
import { serverAt } from '../../../../core/clock/product-clock.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { matchDetailQuery } from '../../../match/queries.ts'
import studio from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'

/** Step in milliseconds. */
const step = 500
/** Interval for checking whether the feed has sent the kick-off, in milliseconds. */
const pollInterval = 2_000

interface OffsetPanelProps {
  matchId: string
  /** In milliseconds. */
  offset: number
}

export function OffsetPanel({ matchId, offset }: OffsetPanelProps) {
  const { t } = useLingui()
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  /** When the streamer tapped at kick-off; null: not waiting for the feed. */
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const { data } = useQuery({ ...matchDetailQuery(matchId), enabled: startedAt !== null, staleTime: 0, refetchInterval: pollInterval })
  const setOffset = (picture_offset: number): void =>
    void run(async () => {
      await call('POST api/Live/setLiveInfo', { body: { picture_offset } })
      await readAgain('GET api/Live/getStudio')
    }, t`已保存`)
  const found = startedAt === null || !data ? null : pictureOffset(startedAt, data.events, ({ at }) => serverAt(Date.parse(at)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves once per kick-off found
  useEffect(() => {
    if (found === null) return
    setStartedAt(null)
    setOffset(found)
  }, [found])
  useEffect(() => {
    if (startedAt === null) return
    const timer = setTimeout(() => {
      setStartedAt(null)
      toast(t`数据里没有找到这次开球，请用下面的按钮调整`, { tone: 'plain' })
    }, mostPictureOffset)
    return () => clearTimeout(timer)
  }, [startedAt, t])
  const seconds = (Math.abs(offset) / 1_000).toFixed(1)
  const stepped = (by: number): number => Math.min(mostPictureOffset, Math.max(-mostPictureOffset, offset + by))
  return (
    <Panel padded aria-labelledby="offset">
      <SectionHead id="offset" title={<Trans>画面与数据</Trans>} />
      <div className={studio.column}>
        <p className={studio.hint}>
          <Trans>观众看到的比分和事件等画面播到那一刻才出现。你的画面如果比数据晚，就在这里对齐。</Trans>
        </p>
        <p role="status">
          {offset > 0 ? (
            <Trans>画面比数据晚 {seconds} 秒</Trans>
          ) : offset < 0 ? (
            <Trans>画面比数据早 {seconds} 秒</Trans>
          ) : (
            <Trans>画面和数据同时</Trans>
          )}
        </p>
        <div className={studio.acts}>
          {startedAt === null ? (
            <Button variant="primary" disabled={busy} onClick={() => setStartedAt(serverNow())}>
              <Trans>我的画面现在开球</Trans>
            </Button>
          ) : (
            <Button onClick={() => setStartedAt(null)}>
              <Trans>等数据里的开球…取消</Trans>
            </Button>
          )}
          <Button size="sm" disabled={busy} onClick={() => setOffset(stepped(step))}>
            <Trans>再晚 0.5 秒</Trans>
          </Button>
          <Button size="sm" disabled={busy} onClick={() => setOffset(stepped(-step))}>
            <Trans>再早 0.5 秒</Trans>
          </Button>
          {offset !== 0 && (
            <Button size="sm" variant="plain" disabled={busy} onClick={() => setOffset(0)}>
              <Trans>归零</Trans>
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
