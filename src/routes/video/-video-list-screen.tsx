// /video-list?tab=&range=&by=: videos, recommended or hot, rankings, favourites, the user's own with the upload form. Loaded by its route.
import { VideoListPage } from '../../features/video/list/VideoListPage.tsx'
import { readVideoList, type VideoListSearch } from '../../features/video/video-search.ts'
import { communityWords } from '../../ui/words/community-words.ts'
import { joinWords } from '../../ui/words/join-words.ts'
import { roomWords } from '../../ui/words/room-words.ts'
import { videoWords } from '../../ui/words/video-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { formFields } from './-video-parts.tsx'

/** The upload form uses fields of the studio, and the community's texts for takedown reasons. */
const ownWords = joinWords(videoWords, roomWords, communityWords)

export function ListScreen({ search: asked }: { search: VideoListSearch }) {
  const search = readVideoList({ ...asked })
  const isOwn = search.tab === 'mine'
  return (
    <WithWords key={String(isOwn)} catalogs={isOwn ? ownWords : videoWords}>
      <VideoListPage search={search} fields={formFields} />
    </WithWords>
  )
}
