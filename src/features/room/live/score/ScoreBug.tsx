// The score over the video, at the playback time, with a sync label.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../../rules/match/format-minute.ts'
import { minuteText, statusWord } from '../../../../../rules/match/match-clock.ts'
import { teamShort } from '../../../../../rules/text/name/name.ts'
import { productAtServer } from '../../../../core/clock/product-clock.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { CardShape } from '../../../../ui/figure/CardShape.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { matchSearch } from '../../../match/match-link.ts'
import { stateWord } from '../../../match/messages/match-messages.ts'
import { useRowView } from '../../../match/row-view.ts'
import { reveal, useHidden } from '../../../spoiler/revealed.ts'
import { useBehind, useFollowing, useMatchDisplayTime } from '../../stream/clock/use-room-clock.ts'
import { usePlayer } from '../../stream/player-context.ts'
import { playerSettings } from '../../stream/player-settings.ts'
import { useCell } from '../../stream/use-cell.ts'
import styles from './ScoreBug.module.css'

interface ScoreBugProps {
  row: MatchRow
  /** Whether to display the sync label. */
  word?: boolean
  /** The video is live: the minute is then live too, and the label opens the line below. */
  isLive?: boolean
}

export function ScoreBug({ row, word = true, isLive = true }: ScoreBugProps) {
  const { t, i18n } = useLingui()
  const { lang } = useRowView()
  const hidden = useHidden(row)
  const following = useFollowing()
  const minute = useMatchDisplayTime((displayTime) => {
    const now = productAtServer(displayTime)
    return stateWord(statusWord(row, now), row, i18n) ?? formatMinute(minuteText(row, now), row.sport, lang)
  })
  const hasScore = row.status === 'live' || row.status === 'over'
  const score = hasScore ? `${row.home_score}:${row.away_score}` : 'vs'
  return (
    <>
      <Link to="/score-detail" search={matchSearch(row)} className={styles.bug}>
        <span translate="no">
          <Crest crest={row.home_team_crest} id={row.home_team_id} size={16} />
          <span className={styles.name}>{teamShort(row, 'home', lang)}</span>
          {row.red_home > 0 && !hidden && <CardShape color="red" count={row.red_home} label={t`红牌`} />}
        </span>
        {!hidden && (
          <b data-score="" key={score}>
            {score}
          </b>
        )}
        {hidden && <b aria-hidden="true">– : –</b>}
        <span translate="no">
          <span className={styles.name}>{teamShort(row, 'away', lang)}</span>
          <Crest crest={row.away_team_crest} id={row.away_team_id} size={16} />
          {row.red_away > 0 && !hidden && <CardShape color="red" count={row.red_away} label={t`红牌`} />}
        </span>
        {minute && <i className={classNames(isLive && row.status === 'live' && !row.suspended && styles.running)}>{minute}</i>}
      </Link>
      {hidden ? (
        <button type="button" className={styles.sync} onClick={() => reveal(row.id)}>
          <Trans>显示比分</Trans>
        </button>
      ) : (
        word && following && <WithPicture minute={minute} opens={isLive && row.status === 'live'} />
      )}
    </>
  )
}

/** Sync label: score and events follow the video, are frozen while it stalls, or no longer wait without a video. */
function WithPicture({ minute, opens }: { minute: string; opens: boolean }) {
  const { t } = useLingui()
  const player = usePlayer()
  const stands = useCell(player.state, ({ phase }) => phase === 'weak')
  const hasPicture = useBehind() !== null
  const { clockLine } = useStore(playerSettings)
  if (!hasPicture)
    return (
      <span className={classNames(styles.sync, styles.told)} data-sync="none" role="status">
        <Trans>比分不再等画面</Trans>
      </span>
    )
  if (stands)
    return (
      <span className={classNames(styles.sync, styles.told)} data-sync="stands" role="status">
        {minute ? (
          <Trans>
            比分停在画面的 <Num>{minute}</Num>
          </Trans>
        ) : (
          <Trans>比分停在画面那一刻</Trans>
        )}
      </span>
    )
  const content = (
    <>
      <Timer size={14} aria-hidden="true" />
      <span className={styles.word}>
        <Trans>比分随画面</Trans>
      </span>
    </>
  )
  const attributes = { className: styles.sync, 'data-sync': 'picture', title: t`比分、事件和提醒等画面播到那一刻才出现` }
  if (!opens) return <span {...attributes}>{content}</span>
  return (
    <button {...attributes} type="button" aria-expanded={clockLine} onClick={() => playerSettings.set({ clockLine: !clockLine })}>
      {content}
    </button>
  )
}
