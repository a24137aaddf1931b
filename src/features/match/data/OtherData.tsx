// /base-other: a team or a player of a sport without league pages.
import { Navigate } from '@tanstack/react-router'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useRowView } from '../row-view.ts'
import styles from './DataPage.module.css'
import type { DataSearch } from './data-search.ts'
import { PlayerData } from './PlayerData.tsx'
import { TeamData } from './team/TeamData.tsx'

export function OtherData({ search: { team, player } }: { search: DataSearch }) {
  const view = useRowView()
  if (!team) return <Navigate to="/schedule" search={{ type: 3 }} replace />
  return (
    <Wrap className={styles.single}>
      {player ? (
        <PlayerData key={`${team} ${player}`} team={team} player={player} view={view} />
      ) : (
        <TeamData key={team} team={team} view={view} />
      )}
    </Wrap>
  )
}
