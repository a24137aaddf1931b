// One video: player, details, actions, chapters, comments, and related videos beside it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { VideoInfo } from '../../../../contract/video.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { network } from '../../../core/api/freshness.ts'
import { now } from '../../../core/clock/now.ts'
import { productEpoch, serverAt } from '../../../core/clock/product-clock.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { relativeTime } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { Thread } from '../../comment/Thread.tsx'
import { nameOfEvent } from '../../match/messages/event-messages.ts'
import { minuteLabel } from '../../match/messages/minute-label.ts'
import { useNowValue } from '../../match/state/row/use-now-value.ts'
import { useTalkCovered } from '../../match/state/use-match-covered.ts'
import { jumpTo } from '../../room/stream/jump.ts'
import { kindOf, type Marker } from '../../room/stream/marker.ts'
import { Player } from '../../room/stream/Player.tsx'
import type { Player as PlayerHandle } from '../../room/stream/player-handle.ts'
import { videoCoverName } from '../hidden-video.ts'
import { VideoTile } from '../list/VideoTile.tsx'
import { type Chapter, Chapters } from './Chapters.tsx'
import { useViewCount } from './use-view-count.ts'
import { VideoActs } from './VideoActs.tsx'
import styles from './VideoPlayerPage.module.css'
import type { VideoSlots } from './VideoPlayerPage.tsx'

export function VideoView({ video, slots }: { video: VideoInfo; slots: VideoSlots }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const isOnline = useStore(network)
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  const { chapters, markers } = useChapters(video)
  useViewCount(video, player)
  const covered = useTalkCovered(video.match_id, videoCoverName(video))
  const title = nameOf(video.title, chosen.lang)
  const subject = useMemo(() => ({ kind: 'video' as const, id: video.id }), [video.id])
  const jumpToTime = (at: number): void => {
    if (player && !player.seekTo(at)) toast(t`回看里没有这一刻了`, { tone: 'plain' })
  }
  const textOf = (marker: Marker): string => chapters.find((one) => one.marker.seq === marker.seq)?.text ?? ''
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {isOnline || player ? (
          <Player
            source={{ url: video.url, kind: 'playback', state: 'live' }}
            title={title}
            artist={video.nickname}
            poster={video.cover}
            markers={markers}
            markerText={textOf}
            hideStills={covered}
            overlay={slots.danmaku(video.danmaku_id, covered)}
            tools={slots.tools}
            onPlayer={setPlayer}
          />
        ) : (
          <EmptyState icon={<CloudOff />} title={<Trans>离线时不能播放视频</Trans>} text={<Trans>联网后在这里播放。</Trans>} />
        )}
        <div className={styles.body}>
          <h1 className={styles.title}>{title}</h1>
          {video.state !== 'shown' && (
            <p className={styles.note}>
              <Tag tone="warn">
                {video.state === 'waiting' ? <Trans>审核中</Trans> : <Trans context="a video that was taken down">已下架</Trans>}
              </Tag>{' '}
              <Trans>现在只有你能看到这个视频。</Trans>
            </p>
          )}
          <p className={styles.meta}>
            <span>
              <Trans>
                <Num>{countText(video.views, chosen.lang)}</Num> 次播放
              </Trans>
            </span>
            <Num>
              <time dateTime={video.published_at}>{relativeTime(video.published_at, now.get(), chosen.lang, shownZone(chosen))}</time>
            </Num>
            {video.kind === 'playback' && video.room_id !== null && (
              <Link to="/live" search={{ id: video.room_id }}>
                <Trans>去直播间</Trans>
              </Link>
            )}
            {video.match_id !== null && (
              <Link to="/score-detail" search={{ id: video.match_id }}>
                <Trans>看这场比赛</Trans>
              </Link>
            )}
          </p>
          <div className={styles.author}>
            <Link to="/persona" search={{ id: video.uid }} className={styles.person}>
              <PersonPicture path={video.avatar} size={36} />
              <span translate="no">{video.nickname}</span>
            </Link>
            {video.author_room !== null &&
              !video.is_mine &&
              slots.follow({ id: video.author_room, uid: video.uid, nickname: video.nickname })}
          </div>
          <VideoActs video={video} title={title} />
          {slots.field(video.danmaku_id)}
          {slots.list({ place: video.danmaku_id, isOwner: video.is_mine, covered, onJump: jumpToTime, ...spanOf(video) })}
          {video.description !== '' && <p className={styles.description}>{video.description}</p>}
          {chapters.length > 0 && (
            <Chapters
              chapters={chapters}
              onJump={(marker) => {
                if (player && !jumpTo(player, marker)) toast(t`回看里没有这一刻了`, { tone: 'plain' })
              }}
            />
          )}
          <Thread subject={subject} />
        </div>
      </div>
      {video.related.length > 0 && (
        <aside className={styles.aside} aria-labelledby="related-videos">
          <SectionHead id="related-videos" title={<Trans>相关视频</Trans>} />
          <div className={styles.related}>
            {video.related.map((one) => (
              <VideoTile key={one.id} video={one} flat />
            ))}
          </div>
        </aside>
      )}
    </div>
  )
}

/** The time range of its danmaku: milliseconds from the start of a file, or server time for a recording, which may have gaps. */
function spanOf({ kind, published_at, duration_seconds }: VideoInfo): { first: number; last: number } {
  const first = kind === 'file' ? 0 : Date.parse(published_at)
  return { first, last: first + duration_seconds * (kind === 'file' ? 1_000 : 2_000) + 1_000 }
}

/** Returns the chapters and their markers on the seek bar. */
function useChapters({ chapters, kind, sport, published_at }: VideoInfo): { chapters: Chapter[]; markers: Marker[] } {
  const { i18n } = useLingui()
  const { lang } = useStore(preferences)
  const epoch = useNowValue(productEpoch)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the markers of a recording depend on the product clock's epoch
  return useMemo(() => {
    const first = kind === 'file' ? 0 : Date.parse(published_at)
    const made = chapters.map(({ at, event }): Chapter => {
      const { seq, minute, player, detail } = event
      const score = detail.score ? `${detail.score[0]}:${detail.score[1]}` : ''
      const name = sport ? nameOfEvent(event, i18n, sport) : ''
      return {
        marker: { seq, kind: kindOf(event, false) ?? 'bound', at: kind === 'file' ? at : serverAt(Date.parse(event.at)), minute, event },
        second: (at - first) / 1_000,
        text: [minuteLabel(event, sport ?? 'football', lang), name, player ? nameOf(player, lang) : '', score].filter(Boolean).join(' '),
      }
    })
    return { chapters: made, markers: made.map(({ marker }) => marker) }
  }, [chapters, kind, sport, published_at, i18n, lang, epoch])
}
