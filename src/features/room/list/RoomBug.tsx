// Score of a room's match in the corner of the room's image: names, score, minute. Red while live updates arrive.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { minuteParts } from '../../../../rules/match/format-minute.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useStore } from '../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { stateWord } from '../../match/messages/match-messages.ts'
import { matchSentence } from '../../match/messages/match-sentence.ts'
import { useRowView } from '../../match/row-view.ts'
import { usePulse } from '../../match/state/row/use-pulse.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import styles from './RoomBug.module.css'

/** `isLive`: the room is on the air, which the minute conveys only visually. */
export function RoomBug({ row, isLive = false }: { row: MatchRow; isLive?: boolean }) {
  const { i18n } = useLingui()
  const { lang, tz } = useRowView()
  const hidden = useHidden(row)
  const pulse = usePulse(row)
  const isLost = useStore(lost)
  const { part, clock } = minuteParts(pulse.minute, row.sport, lang)
  // A small image has room only for the quarter.
  const state = stateWord(pulse.word, row, i18n) ?? (part || clock)
  return (
    <span className={styles.bug}>
      <VisuallyHidden>
        {isLive && !isLost && <Trans>直播</Trans>} {matchSentence(row, pulse, { i18n, lang, tz, hidden })}
      </VisuallyHidden>
      <BugName row={row} side="home" />
      <b aria-hidden="true">{hidden ? '–:–' : `${row.home_score}:${row.away_score}`}</b>
      <BugName row={row} side="away" />
      {state && (
        <i className={classNames(pulse.live && styles.running)} aria-hidden="true">
          {state}
        </i>
      )}
    </span>
  )
}

/** Characters of a name that fit into a small image beside the score and the period. */
const fits = { zh: 2, en: 5, vi: 5 }

/** Where the image is small, the three-letter code replaces a long name. */
function BugName({ row, side }: { row: MatchRow; side: Side }) {
  const { lang } = useRowView()
  const name = teamShort(row, side, lang)
  const code = row[`${side}_team_code`]
  return (
    <span className={classNames(styles.name, code && [...name].length > fits[lang] && styles.coded)} translate="no" aria-hidden="true">
      <span className={styles.full}>{name}</span>
      <span className={styles.code}>{code}</span>
    </span>
  )
}
