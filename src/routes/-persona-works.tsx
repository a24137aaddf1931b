// What a person has published, for the person's page: videos and posts.
import { PersonPosts } from '../features/circle/PersonPosts.tsx'
import { PersonaVideos } from '../features/video/PersonaVideos.tsx'
import { communityWords } from '../ui/community-words.ts'
import { WithWords } from '../ui/WithWords.tsx'

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
