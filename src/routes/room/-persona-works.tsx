// Published videos and posts of a user, for their page, with the catalogs of both.
import { PersonPosts } from '../../features/circle/post/PersonPosts.tsx'
import { PersonaVideos } from '../../features/video/list/PersonaVideos.tsx'
import { communityWords } from '../../ui/words/community-words.ts'
import { joinWords } from '../../ui/words/join-words.ts'
import { videoWords } from '../../ui/words/video-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

const words = joinWords(videoWords, communityWords)

export function PersonaWorks({ uid }: { uid: string }) {
  return (
    <WithWords catalogs={words}>
      <PersonaVideos uid={uid}>
        <PersonPosts uid={uid} />
      </PersonaVideos>
    </WithWords>
  )
}
