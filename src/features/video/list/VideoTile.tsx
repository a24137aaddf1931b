// A video in a list: picture with length, a title of two lines, author and views.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EyeOff, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VideoCard } from '../../../../contract/video.ts'
import { now } from '../../../core/clock/now.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { relativeTime } from '../../../core/text/format.ts'
import { lengthText } from '../../../core/text/length-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PictureTile } from '../../../ui/picture/PictureTile.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { groundOfCategory } from '../category-ground.ts'
import { useShownVideo } from '../hidden-video.ts'

export interface VideoTileProps {
  video: VideoCard
  /** Heading level: below the title of a page, or of a section. */
  level?: 2 | 3
  /** Picture and text side by side: beside a player, in a ranking. */
  flat?: boolean
  /** Content before the picture: the rank. */
  before?: ReactNode
  /** Content below the text: the author's actions. */
  foot?: ReactNode
  /** Replaces the total views. */
  figure?: ReactNode
}

export function VideoTile({ video, level = 3, flat = false, before, foot, figure }: VideoTileProps) {
  const chosen = useStore(preferences)
  const { title, covered } = useShownVideo(video)
  return (
    <PictureTile
      picture={covered ? '' : video.cover}
      ground={groundOfCategory(video.category)}
      title={title}
      link={<Link to="/video-player" search={{ id: video.id }} />}
      data={{ 'data-video': video.id }}
      level={level}
      flat={flat}
      before={before}
      tag={
        video.kind === 'playback' && (
          <Tag>
            <Trans context="tag of a video">回放</Trans>
          </Tag>
        )
      }
      over={covered && <EyeOff size={22} aria-hidden="true" />}
      scrim={
        !covered && (
          <>
            <Play size={11} fill="currentColor" aria-hidden="true" />
            <Num>{countText(video.views, chosen.lang)}</Num>
            <Num>{lengthText(video.duration_seconds)}</Num>
          </>
        )
      }
      notes={
        <>
          <span translate="no">{video.nickname}</span>
          {figure ?? (
            <Num>
              <time dateTime={video.published_at}>{relativeTime(video.published_at, now.get(), chosen.lang, shownZone(chosen))}</time>
            </Num>
          )}
        </>
      }
      foot={foot}
    />
  )
}
