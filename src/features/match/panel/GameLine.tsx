// Below the plates of tennis and badminton: the server, and the points of the current game or tie-break.
import { Trans } from '@lingui/react/macro'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow, RunningGame } from '../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { dataMessages } from '../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import styles from './GameLine.module.css'
import { isTieBreak } from './tie-break.ts'

interface GameLineProps {
  row: MatchRow
  game: RunningGame
  lang: Lang
}

export const GameLine = (props: GameLineProps) => (
  <WithMessages catalogs={dataMessages} waiting={null}>
    <Running {...props} />
  </WithMessages>
)

function Running({ row, game: { server, points }, lang }: GameLineProps) {
  const name = teamShort(row, server, lang)
  const score = points?.join(':')
  return (
    <span className={styles.line}>
      {score && (
        <span>
          {isTieBreak(row) ? (
            <Trans>
              抢七 <Num strong>{score}</Num>
            </Trans>
          ) : (
            <Trans>
              本局 <Num strong>{score}</Num>
            </Trans>
          )}
        </span>
      )}
      <span className={styles.server}>
        <Trans>{name} 发球</Trans>
      </span>
    </span>
  )
}
