// The score of a match in one line beside its tabs. Screen readers get it from the header and the title.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { stateWord } from '../messages/match-messages.ts'
import type { RowView } from '../row-view.ts'
import { usePulse } from '../state/row/use-pulse.ts'
import styles from './MiniScore.module.css'

export function MiniScore({ row, view: { lang } }: { row: MatchRow; view: RowView }) {
  const { i18n } = useLingui()
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const hasScore = !hidden && (row.status === 'live' || row.status === 'over')
  return (
    <span className={styles.score} aria-hidden="true" data-mini="">
      <Crest crest={row.home_team_crest} id={row.home_team_id} size={20} />
      <span translate="no">{teamShort(row, 'home', lang)}</span>
      <Num strong className={styles.figures}>
        {hasScore ? `${row.home_score}:${row.away_score}` : 'vs'}
      </Num>
      <span translate="no">{teamShort(row, 'away', lang)}</span>
      <Crest crest={row.away_team_crest} id={row.away_team_id} size={20} />
      {hasScore && row.status === 'live' && row.game?.points && <Num strong>{row.game.points.join(':')}</Num>}
      <Num className={classNames(styles.state, pulse.live && styles.live)}>
        {stateWord(pulse.word, row, i18n) ?? (row.status === 'live' ? formatMinute(pulse.minute, row.sport, lang) : '')}
      </Num>
    </span>
  )
}
