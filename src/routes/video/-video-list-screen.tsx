// /video-list?tab=&range=&by=: videos, recommended or hot, rankings, favourites, the user's own with the upload form. Loaded by its route.
import { VideoListPage } from '../../features/video/list/VideoListPage.tsx'
import { readVideoList, type VideoListSearch } from '../../features/video/video-search.ts'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { joinCatalogs } from '../../ui/messages/join-catalogs.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { videoMessages } from '../../ui/messages/video-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { formFields } from './-video-slots.tsx'

/** The upload form uses fields of the studio, and the community's texts for takedown reasons. */
const ownCatalogs = joinCatalogs(videoMessages, roomMessages, communityMessages)

export function ListScreen({ search: asked }: { search: VideoListSearch }) {
  const search = readVideoList({ ...asked })
  const isOwn = search.tab === 'mine'
  return (
    <WithMessages key={String(isOwn)} catalogs={isOwn ? ownCatalogs : videoMessages}>
      <VideoListPage search={search} fields={formFields} />
    </WithMessages>
  )
}
