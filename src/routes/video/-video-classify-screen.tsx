// /video-classify?type=3&id=&name=: the video categories, or the videos of one. Loaded by its route.
import { ClassifyPage } from '../../features/video/list/ClassifyPage.tsx'
import { type ClassifySearch, readClassify } from '../../features/video/video-search.ts'
import { videoWords } from '../../ui/words/video-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export function ClassifyScreen({ search: asked }: { search: ClassifySearch }) {
  return (
    <WithWords catalogs={videoWords}>
      <ClassifyPage search={readClassify({ ...asked })} />
    </WithWords>
  )
}
