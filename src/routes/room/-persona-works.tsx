// Published videos and posts of a user, for their page, with the catalogs of both.
import { PersonPosts } from '../../features/circle/post/PersonPosts.tsx'
import { PersonaVideos } from '../../features/video/list/PersonaVideos.tsx'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { joinCatalogs } from '../../ui/messages/join-catalogs.ts'
import { videoMessages } from '../../ui/messages/video-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

const catalogs = joinCatalogs(videoMessages, communityMessages)

export function PersonaWorks({ uid }: { uid: string }) {
  return (
    <WithMessages catalogs={catalogs}>
      <PersonaVideos uid={uid}>
        <PersonPosts uid={uid} />
      </PersonaVideos>
    </WithMessages>
  )
}
