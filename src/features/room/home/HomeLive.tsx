// Room parts of the home page: stage video and stands, live rooms, ranking. Loaded after the page has been drawn; space for the stands is
// reserved. The video starts immediately, because its match is live.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { roomMessages } from '../../../ui/messages/room-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { quiet } from '../../../ui/page/quiet.ts'
import { useStore } from '../../../ui/use-store.ts'
import { HomeRank } from './HomeRank.tsx'
import { HomeRooms } from './HomeRooms.tsx'
import { HomeStands, StageMotion } from './HomeStage.tsx'
import { StageAhead } from './StageAhead.tsx'

export type HomeLiveProps = { part: 'picture' | 'stands'; row: MatchRow } | { part: 'rooms' | 'rank' }

export function HomeLive(props: HomeLiveProps) {
  return (
    <>
      {props.part === 'picture' && <StageAhead row={props.row} />}
      <WithMessages catalogs={roomMessages} waiting={null}>
        <Part {...props} />
      </WithMessages>
    </>
  )
}

function Part(props: HomeLiveProps) {
  // Below the fold, so not needed until the user interacts.
  const isQuiet = useStore(quiet)
  switch (props.part) {
    case 'picture':
      return <StageMotion row={props.row} />
    case 'stands':
      return <HomeStands row={props.row} />
    case 'rooms':
      return isQuiet && <HomeRooms />
    case 'rank':
      return isQuiet && <HomeRank />
  }
}
