// The catalogue's matches: every state of a row, a ticket and a card.
import { useState } from 'react'
import { productNow } from '../../core/product-clock.ts'
import { Panel } from '../../ui/Panel.tsx'
import { MatchCard } from '../match/MatchCard.tsx'
import { useRowView } from '../match/row-view.ts'
import { ScoreRow } from '../match/ScoreRow.tsx'
import { ScoreSkeleton } from '../match/ScoreSkeleton.tsx'
import { Ticket } from '../match/Ticket.tsx'
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
