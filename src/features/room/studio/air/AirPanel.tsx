// Starts and ends a broadcast: what is missing before, figures during it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { StreamHealth } from '../../../../../contract/room/stream.ts'
import type { Broadcast, StudioRoom } from '../../../../../contract/room/studio.ts'
import { call } from '../../../../core/api/api.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import { publisher } from '../ingest/publisher.ts'
import { StepTitle } from '../StepTitle.tsx'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'
import { AirFigures } from './AirFigures.tsx'
import styles from './AirPanel.module.css'
import { Preflight } from './Preflight.tsx'
import { startLive } from './start-live.ts'

interface AirPanelProps {
  studio: StudioRoom
  health: StreamHealth | null
  onEnded(over: Broadcast): void
}

export function AirPanel({ studio: { room, broadcast }, health, onEnded }: AirPanelProps) {
  const { t } = useLingui()
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const [asking, setAsking] = useState<'start' | 'end' | null>(null)
  const isArriving = health?.state === 'live'
  const start = (): void =>
    void run(async () => {
      await startLive()
      await readAgain()
    }, t`开播了，画面到了会提醒关注你的人，短时间内最多一次`)
  const end = (): void =>
    void run(async () => {
      const over = await call('GET api/Live/endRoom')
      publisher.rest()
      onEnded(over)
      await readAgain()
    })
  return (
    <Panel padded aria-labelledby="air">
      <SectionHead
        id="air"
        title={
          broadcast ? (
            broadcast.title
          ) : (
            <StepTitle step={3}>
              <Trans>开播前检查</Trans>
            </StepTitle>
          )
        }
        more={broadcast ? <Tag tone="live">{t`直播中`}</Tag> : <Tag>{t`未开播`}</Tag>}
      />
      {broadcast ? <AirFigures room={room} broadcast={broadcast} isArriving={isArriving} /> : <Preflight health={health} />}
      <div className={styles.acts}>
        {broadcast ? (
          <Button size="lg" disabled={busy} onClick={() => setAsking('end')}>
            <Trans>结束直播</Trans>
          </Button>
        ) : (
          <Button
            size="lg"
            variant="primary"
            disabled={busy || room.title === ''}
            onClick={() => (isArriving ? start() : setAsking('start'))}
          >
            <Trans>开始直播</Trans>
          </Button>
        )}
        <Button size="lg" variant="plain" render={<Link to="/live" search={{ id: room.id }} />}>
          <Trans>去我的直播间</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'start'}
        onOpenChange={() => setAsking(null)}
        title={t`还没有收到画面`}
        text={t`现在开播，观众看到的是“等待画面”。十分钟没有画面会自动结束。`}
        act={t`仍然开播`}
        onConfirm={start}
      />
      <ConfirmDialog
        open={asking === 'end'}
        onOpenChange={() => setAsking(null)}
        title={t`确定结束这场直播吗？`}
        text={t`结束后推流会断开，录像会出现在开播记录里。`}
        act={t`结束直播`}
        onConfirm={end}
      />
    </Panel>
  )
}
