// The stage of the home page while its match is shown by rooms: one of them plays, the others stand beside the score.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tv } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { quiet } from '../../../ui/page/quiet.ts'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { PreviewPicture } from '../list/PreviewPicture.tsx'
import { roomsOfMatchQuery } from '../room-queries.ts'
import { Stands } from '../stand/Stands.tsx'
import styles from './HomeStage.module.css'
import { choosePreview, playing, usePreviewed } from './stage-choice.ts'

/** Milliseconds between two looks at who is on the air. */
const lookEvery = 30_000
/** Stands that the place beside the score has room for. */
const most = 3

function useStage(matchId: string) {
  const read = useQuery({ ...roomsOfMatchQuery(matchId), refetchInterval: lookEvery })
  const previewed = usePreviewed(matchId)
  const list = read.data?.list ?? none
  return { list, total: read.data?.total ?? 0, isRead: read.data !== undefined, chosen: list.find(({ id }) => id === previewed) ?? list[0] }
}
const none: readonly RoomCard[] = []
const tellPlaying = (roomId: string | null): void => playing.set(roomId)

export function StagePicture({ row }: { row: MatchRow }) {
  const { chosen, isRead } = useStage(row.id)
  const still = useHidden(row)
  if (chosen) return <PreviewPicture key={chosen.id} room={chosen} still={still} onPlaying={tellPlaying} />
  if (!isRead) return <Ground sport={row.sport} marks="centre" className={styles.waiting} />
  return (
    <p className={styles.over}>
      <Tv size={28} aria-hidden="true" />
      <Trans>这场比赛的直播刚刚结束</Trans>
    </p>
  )
}

export function HomeStands({ row }: { row: MatchRow }) {
  const { t } = useLingui()
  const { list, total, chosen } = useStage(row.id)
  const isQuiet = useStore(quiet)
  const previewing = useStore(playing)
  if (list.length === 0) return null
  return (
    <>
      <div className={styles.head}>
        <b>
          <Trans>选看台</Trans>
        </b>
        <MoreLink render={<Link to="/score-live" search={matchSearch(row)} />}>
          <Trans>全部 {total} 间</Trans>
        </MoreLink>
      </div>
      <Stands
        list={list.slice(0, most)}
        tone="ground"
        // The score is the largest of what is first seen: long words come with the picture.
        plain={!isQuiet}
        chosen={chosen?.id ?? null}
        // A cover that stands still is no preview.
        chosenWord={chosen?.id === previewing ? t`预览中` : t({ message: '已选', context: 'a room of a list' })}
        onChoose={(id) => choosePreview(row.id, id)}
      />
    </>
  )
}
