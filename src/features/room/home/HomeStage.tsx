// The home page's stage while rooms show its match: one plays over its still image, the others are listed beside the score.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { stageChoice, stagePlaying } from '../../../core/room/stage-choice.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { quiet } from '../../../ui/page/quiet.ts'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import { useStageRooms } from '../../match/state/use-stage-rooms.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { PreviewMotion } from '../list/PreviewMotion.tsx'
import { Stands } from '../stand/Stands.tsx'
import styles from './HomeStage.module.css'

/** Number of stands that fit beside the score. */
const most = 3
const setPlaying = (roomId: string | null): void => stagePlaying.set(roomId)

export function StageMotion({ row }: { row: MatchRow }) {
  const { chosen } = useStageRooms(row.id)
  const still = useHidden(row)
  return chosen && <PreviewMotion key={chosen.id} roomId={chosen.id} still={still} onPlaying={setPlaying} />
}

export function HomeStands({ row }: { row: MatchRow }) {
  const { t } = useLingui()
  const { list, total, chosen } = useStageRooms(row.id)
  const isQuiet = useStore(quiet)
  const playing = useStore(stagePlaying)
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
        // Keeps the score the largest contentful paint: long titles follow with the video.
        plain={!isQuiet}
        chosen={chosen?.id ?? null}
        // A static cover is not a preview.
        chosenWord={chosen?.id === playing ? t`预览中` : t({ message: '已选', context: 'a room of a list' })}
        onChoose={(roomId) => stageChoice.set({ matchId: row.id, roomId })}
      />
    </>
  )
}
