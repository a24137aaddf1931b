// /member?type=3: the user's broadcasts, with their summaries and recordings.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Clapperboard, Video } from 'lucide-react'
import { useState } from 'react'
import type { Broadcast } from '../../../../../contract/room/studio.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { lengthText } from '../../../../core/text/length-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Pager } from '../../../../ui/button/Pager.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { SummaryDialog } from '../air/SummaryDialog.tsx'
import { pageRows } from '../page-within.ts'
import { ReadList } from '../ReadList.tsx'
import styles from '../Studio.module.css'
import { useEndMessages } from '../use-studio-messages.ts'
import { useStudioRead } from '../use-studio-read.ts'

export function RecordsPage() {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  useTitle(t`开播记录`)
  if (user && user.is_anchor === 0) {
    return (
      <Panel padded>
        <EmptyState
          icon={<Video />}
          title={<Trans>还没有直播间</Trans>}
          text={<Trans>通过主播申请后，这里会有每一场的记录和录像。</Trans>}
          action={
            <Button variant="primary" render={<Link to="/member" search={{ type: 7 }} />}>
              <Trans>申请开播</Trans>
            </Button>
          }
        />
      </Panel>
    )
  }
  return (
    <div className={styles.page}>
      <Broadcasts />
      <Playbacks />
    </div>
  )
}

function Broadcasts() {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Broadcast | null>(null)
  const read = useStudioRead('GET api/Live/getBroadcastList', { query: { page: String(page), limit: String(pageRows) } })
  const endMessageOf = useEndMessages()
  return (
    <Panel padded aria-labelledby="broadcasts">
      <SectionHead
        id="broadcasts"
        title={<Trans>开播记录</Trans>}
        more={read.data && read.data.total > 0 ? <Trans>共播 {lengthText(read.data.seconds)}</Trans> : undefined}
      />
      <ReadList read={read} empty={<EmptyState icon={<Video />} title={<Trans>还没有开播过</Trans>} />}>
        {({ list, total }) => (
          <>
            <ol className={styles.rows}>
              {list.map((one) => (
                <li key={one.id}>
                  <span className={styles.words}>
                    <b>{one.title}</b>
                    <small>
                      {dayOf(one.started_at, tz)} {timeOf(one.started_at, tz)} · {lengthText(one.seconds)} ·{' '}
                      <Trans>最高 {one.peak_viewers} 人</Trans> · <Trans>新增关注 {one.new_followers}</Trans>
                      {endMessageOf(one) && ` · ${endMessageOf(one)}`}
                    </small>
                  </span>
                  {one.ended_at === null ? (
                    <Tag tone="live">{t`直播中`}</Tag>
                  ) : (
                    <Button size="sm" onClick={() => setChosen(one)} aria-label={t`看小结：${one.title}`}>
                      <Trans>小结</Trans>
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <Pager counted className={styles.pager} page={page} total={total} size={pageRows} onPage={setPage} />
          </>
        )}
      </ReadList>
      {chosen && <SummaryDialog broadcast={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  )
}

function Playbacks() {
  const { tz } = useStore(preferences)
  const [page, setPage] = useState(1)
  const studio = useStudioRead('GET api/Live/getStudio')
  const id = studio.data?.room.id ?? ''
  const read = useStudioRead('POST api/Live_streaming/getLivePlaybackList', { body: { id, page, limit: pageRows }, off: id === '' })
  return (
    <Panel padded aria-labelledby="playbacks">
      <SectionHead id="playbacks" title={<Trans>录像</Trans>} />
      <ReadList
        read={read}
        empty={
          <EmptyState
            icon={<Clapperboard />}
            title={<Trans>还没有录像</Trans>}
            text={<Trans>每场直播结束后，录像会自动出现在这里。</Trans>}
          />
        }
      >
        {({ list, total }) => (
          <>
            <ol className={styles.rows}>
              {list.map((one) => (
                <li key={one.id}>
                  {one.cover !== '' && <img src={one.cover} alt="" width={72} height={40} className={styles.picture} />}
                  <span className={styles.words}>
                    <b>{one.title}</b>
                    <small>
                      {dayOf(one.started_at, tz)} {timeOf(one.started_at, tz)} · {lengthText(one.duration_seconds)}
                    </small>
                  </span>
                  <Button size="sm" render={<Link to="/live" search={{ id, playback: one.id }} />}>
                    <Trans>播放</Trans>
                  </Button>
                </li>
              ))}
            </ol>
            <Pager counted className={styles.pager} page={page} total={total} size={pageRows} onPage={setPage} />
          </>
        )}
      </ReadList>
    </Panel>
  )
}
