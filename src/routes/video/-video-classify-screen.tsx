// /video-classify?type=3&id=&name=: the video categories, or the videos of one. Loaded by its route.
import { ClassifyPage } from '../../features/video/list/ClassifyPage.tsx'
import { type ClassifySearch, readClassify } from '../../features/video/video-search.ts'
import { videoMessages } from '../../ui/messages/video-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export function ClassifyScreen({ search: asked }: { search: ClassifySearch }) {
  return (
    <WithMessages catalogs={videoMessages}>
      <ClassifyPage search={readClassify({ ...asked })} />
    </WithMessages>
  )
}
