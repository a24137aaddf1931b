// /video-player?id=: one video. Loaded by its route.
import { VideoPlayerPage } from '../../features/video/player/VideoPlayerPage.tsx'
import { readVideoPlayer, type VideoPlayerSearch } from '../../features/video/video-search.ts'
import { communityWords } from '../../ui/words/community-words.ts'
import { joinWords } from '../../ui/words/join-words.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { videoWords } from '../../ui/words/video-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { videoParts } from './-video-parts.tsx'

const words = joinWords(videoWords, roomWords, communityWords)

export function PlayerScreen({ search: asked }: { search: VideoPlayerSearch }) {
  return (
    <WithWords catalogs={words}>
      <VideoPlayerPage search={readVideoPlayer({ ...asked })} parts={videoParts} />
    </WithWords>
  )
}
