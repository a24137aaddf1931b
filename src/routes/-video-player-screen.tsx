// /video-player?id=: one video. Fetched by its route.
import { VideoPlayerPage } from '../features/video/VideoPlayerPage.tsx'
import { readVideoPlayer, type VideoPlayerSearch } from '../features/video/video-search.ts'
import { communityWords } from '../ui/community-words.ts'
import { joinWords } from '../ui/join-words.ts'
import { roomWords } from '../ui/room-words.ts'
import { videoWords } from '../ui/video-words.ts'
import { WithWords } from '../ui/WithWords.tsx'
import { videoParts } from './-video-parts.tsx'

const words = joinWords(videoWords, roomWords, communityWords)

export function PlayerScreen({ search: asked }: { search: VideoPlayerSearch }) {
  return (
    <WithWords catalogs={words}>
      <VideoPlayerPage search={readVideoPlayer({ ...asked })} parts={videoParts} />
    </WithWords>
  )
}
