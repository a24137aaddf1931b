// What a person has published, for the person's page: videos and posts.
import { PersonPosts } from '../../features/circle/post/PersonPosts.tsx'
import { PersonaVideos } from '../../features/video/list/PersonaVideos.tsx'
import { communityWords } from '../../ui/words/community-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export function PersonaWorks({ uid }: { uid: string }) {
  return (
    <>
      <PersonaVideos uid={uid} />
      <WithWords catalogs={communityWords}>
        <PersonPosts uid={uid} />
      </WithWords>
    </>
  )
}
