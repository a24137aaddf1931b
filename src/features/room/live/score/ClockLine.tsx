// One line below the video that explains the room clock, with the latest score behind a tap. Shown until dismissed; the label on the score
// reopens it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Timer, X } from 'lucide-react'
import { useState } from 'react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { useRow } from '../../../match/state/row/use-row.ts'
import { useHidden } from '../../../spoiler/revealed.ts'
import { useBehind, useFollowing } from '../../stream/clock/use-room-clock.ts'
import { behindText } from '../../stream/player-messages.ts'
import { playerSettings } from '../../stream/player-settings.ts'
import styles from './ClockLine.module.css'

/** `row`: the match at the playback time. */
export function ClockLine({ row }: { row: MatchRow }) {
  const { t, i18n } = useLingui()
  const { clockLine } = useStore(playerSettings)
  const following = useFollowing()
  const behind = useBehind()
  const hidden = useHidden(row)
  if (!clockLine || !following || behind === null || hidden || row.status !== 'live') return null
  const close = (): void => {
    playerSettings.set({ clockLine: false })
    // Moves focus to the control that reopens the line.
    document.querySelector<HTMLElement>('button[data-sync=picture]')?.focus()
  }
  const delay = behindText(behind * 100, i18n)
  return (
    <div className={styles.line}>
      <Timer size={18} aria-hidden="true" className={styles.sign} />
      <b>
        <Trans>比分随你的画面走</Trans>
      </b>
      <Num className={styles.delay}>
        <Trans>延迟 {delay}</Trans>
      </Num>
      <ScoreNow key={row.id} row={row} />
      <IconButton label={t`收起这一行`} onClick={close}>
        <X size={16} />
      </IconButton>
    </div>
  )
}

/** Reveals the current score only, not later ones. */
function ScoreNow({ row }: { row: MatchRow }) {
  const latest = useRow(row, false)
  const score = [latest.home_score, latest.away_score]
  const scoreText = score.join(':')
  const [seen, setSeen] = useState<string | null>(null)
  const isSeen = seen === scoreText
  return (
    <button type="button" className={styles.now} aria-pressed={isSeen} onClick={() => setSeen(isSeen ? null : scoreText)}>
      <Eye size={16} aria-hidden="true" />
      <span>
        <Trans>此刻比分</Trans>
      </span>
      <span className={styles.flaps} data-now={isSeen ? scoreText : ''}>
        <Num strong>{isSeen ? score[0] : '–'}</Num>
        <i aria-hidden="true">:</i>
        <Num strong>{isSeen ? score[1] : '–'}</Num>
      </span>
      <span className={styles.warning}>
        <Trans>可能剧透</Trans>
      </span>
    </button>
  )
}
