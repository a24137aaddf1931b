// /video-player?id=: one video. Loaded by its route.
import { VideoPlayerPage } from '../../features/video/player/VideoPlayerPage.tsx'
import { readVideoPlayer, type VideoPlayerSearch } from '../../features/video/video-search.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { joinCatalogs } from '../../ui/messages/join-catalogs.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { videoMessages } from '../../ui/messages/video-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { videoSlots } from './-video-slots.tsx'

const catalogs = joinCatalogs(videoMessages, roomMessages, communityMessages)

export function PlayerScreen({ search: asked }: { search: VideoPlayerSearch }) {
  return (
    <WithMessages catalogs={catalogs}>
      <VideoPlayerPage search={readVideoPlayer({ ...asked })} slots={videoSlots} />
    </WithMessages>
  )
}
