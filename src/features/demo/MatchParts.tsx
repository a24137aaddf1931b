// Component catalogue: every state of a match row, a ticket and a card.
import { useState } from 'react'
import { productNow } from '../../core/clock/product-clock.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { ScoreRow } from '../match/row/ScoreRow.tsx'
import { ScoreSkeleton } from '../match/row/skeleton/ScoreSkeleton.tsx'
import { useRowView } from '../match/row-view.ts'
import { Ticket } from '../match/schedule/Ticket.tsx'
import { MatchCard } from '../match/scores/MatchCard.tsx'
import { Specimen } from './Specimen.tsx'
import { sampleRows } from './sample-rows.ts'

export function MatchParts() {
  const view = useRowView()
  const [rows] = useState(() => sampleRows(productNow()))
  const live = rows.find(({ id }) => id === 'demo-goal')
  return (
    <>
      <Specimen name="ScoreRow" wide>
        <Panel>
          {rows.map((row) => (
            <ScoreRow key={row.id} row={row} view={view} />
          ))}
        </Panel>
      </Specimen>
      <Specimen name="Ticket" wide>
        {rows.map((row) => (
          <Ticket key={row.id} row={row} view={view} />
        ))}
      </Specimen>
      <Specimen name="MatchCard" wide>
        {live && <MatchCard row={live} view={view} quiet />}
      </Specimen>
      <Specimen name="ScoreSkeleton" wide>
        <ScoreSkeleton />
      </Specimen>
    </>
  )
}
