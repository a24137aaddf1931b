// The stands of the match on the stage in one line, on phones: avatars, number of rooms and viewers; links to all of them.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { lost } from '../../core/socket/hearing.ts'
import { countText } from '../../core/text/count-text.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../ui/use-store.ts'
import { matchSearch } from '../match/match-link.ts'
import { useRowView } from '../match/row-view.ts'
import { useStageRooms } from '../match/state/use-stage-rooms.ts'
import styles from './StageStrip.module.css'

const mostFaces = 4

export function StageStrip({ row }: { row: MatchRow }) {
  const { lang } = useRowView()
  const { list, total, isRead } = useStageRooms(row.id)
  const isLost = useStore(lost)
  const count = isRead ? total : row.rooms
  // The sum is only shown if the list holds all rooms: a partial sum would be wrong.
  const people = list.length === total ? list.reduce((sum, { viewers }) => sum + viewers, 0) : 0
  return (
    <Link to="/score-live" search={matchSearch(row)} className={styles.strip}>
      <span className={styles.faces}>
        {list.slice(0, mostFaces).map(({ id, avatar }) => (
          <PersonPicture key={id} path={avatar} size={28} className={styles.face} />
        ))}
      </span>
      <span className={styles.count}>
        {count > 0 && <Trans>{count} 间看台</Trans>}
        {people > 0 && !isLost && (
          <>
            {' · '}
            <Trans>
              共 <Num>{countText(people, lang)}</Num> 人
            </Trans>
          </>
        )}
      </span>
      <span className={styles.all}>
        <Trans>选看台</Trans>
        <ChevronRight size={16} aria-hidden="true" />
      </span>
    </Link>
  )
}
