// The uploads of a person, on the person's page. Recordings stand with the room there.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { videoWords } from '../../../ui/words/video-words.ts'
import { WithWords } from '../../../ui/words/WithWords.tsx'
import { personVideosQuery } from '../queries.ts'
import styles from './VideoGrid.module.css'
import { VideoTile } from './VideoTile.tsx'

/** Videos of the section. */
const most = 8

export function PersonaVideos({ uid }: { uid: string }) {
  return (
    <WithWords catalogs={videoWords} waiting={null}>
      <Section uid={uid} />
    </WithWords>
  )
}

function Section({ uid }: { uid: string }) {
  const { data } = useQuery(personVideosQuery(uid, most))
  // Who has none, and who is not asked in time, has no word of them.
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="persona-videos">
      <SectionHead id="persona-videos" title={<Trans>视频</Trans>} />
      <div className={styles.tiles}>
        {data.list.map((video) => (
          <VideoTile key={video.id} video={video} />
        ))}
      </div>
    </section>
  )
}
