// Two teams on their ground with the score between them: used by the match page's header, the card and the home board.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { teamName, teamShort } from '../../../../rules/text/name/name.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CardShape } from '../../../ui/figure/CardShape.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Plates } from '../../../ui/figure/Plates.tsx'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { reveal, useHidden } from '../../spoiler/revealed.ts'
import { teamPath } from '../league/data-link.ts'
import { stateWord } from '../messages/match-messages.ts'
import { matchSentence } from '../messages/match-sentence.ts'
import type { RowView } from '../row-view.ts'
import type { Pulse } from '../state/row/use-pulse.ts'
import styles from './Duel.module.css'

export interface DuelProps {
  row: MatchRow
  pulse: Pulse
  view: RowView
  /** `stage`: below a picture, less high on phones. */
  size: 'sm' | 'lg' | 'stage'
  /** Below each name: rank in the table. */
  place?: Partial<Record<Side, ReactNode>>
  /** Links crest and name to the team; only if the whole is not itself a link. */
  linked?: boolean
  /** Replaces clock and plates while there is no score. */
  before?: ReactNode
  children?: ReactNode
}

const countdown = laterPart(() => import('./Countdown.tsx').then((part) => part.Countdown))

const crestSize = { sm: 40, stage: 56, lg: 76 }

export function Duel({ row, pulse, view, size, place, linked, before, children }: DuelProps) {
  const { t, i18n } = useLingui()
  const hidden = useHidden(row)
  const { lang, tz } = view
  const hasScore = row.status === 'live' || row.status === 'over'
  const sentence = matchSentence(row, pulse, { i18n, lang, tz, hidden })
  const side = (of: Side) => {
    const home = of === 'home'
    const red = home ? row.red_home : row.red_away
    const team = home ? row.home_team_id : row.away_team_id
    const name = size === 'lg' ? teamName(row, of, lang) : teamShort(row, of, lang)
    return (
      <div className={classNames(styles.side, styles[of])}>
        <Crest crest={home ? row.home_team_crest : row.away_team_crest} id={team} size={crestSize[size]} className={styles.crest} />
        <span className={styles.names}>
          <b className={styles.name} translate="no" title={teamName(row, of, lang)}>
            {linked ? (
              <Link to={teamPath(row.sport)} search={{ team }} className={styles.team}>
                {name}
              </Link>
            ) : (
              name
            )}
          </b>
          <small className={styles.place}>
            {place?.[of]}
            {red > 0 && !hidden && <CardShape color="red" count={red} label={t`红牌 ${red}`} />}
          </small>
        </span>
      </div>
    )
  }
  return (
    <div className={classNames(styles.duel, styles[size])}>
      {side('home')}
      <div className={styles.middle}>
        {(!hasScore && before) || (
          <>
            <State row={row} pulse={pulse} view={view} />
            {hasScore ? (
              <Plates
                home={row.home_score}
                away={row.away_score}
                hit={pulse.highlighted}
                review={hidden ? null : pulse.review}
                size={size === 'stage' ? 'md' : size}
                hidden={hidden}
                onReveal={() => reveal(row.id)}
                label={hidden ? t`显示这场的比分` : sentence}
              />
            ) : (
              <>
                <VisuallyHidden>{sentence}</VisuallyHidden>
                <Versus row={row} view={view} />
              </>
            )}
          </>
        )}
        {children}
      </div>
      {side('away')}
    </div>
  )
}

/** Where empty plates would look like hidden ones: vs, the day, and the countdown. */
function Versus({ row, view }: Pick<DuelProps, 'row' | 'view'>) {
  const isUpcoming = row.status === 'upcoming'
  const Left = useLater(countdown, isUpcoming && !row.time_tbc)
  return (
    <span className={styles.versus} aria-hidden="true">
      <Num strong>vs</Num>
      <small className={styles.day}>{dateText(dayOf(row.match_time, view.tz), view.lang)}</small>
      {isUpcoming && <small className={styles.left}>{Left && <Left start={row.match_time} />}</small>}
    </span>
  )
}

/** 67′ on red while live, else the state, else the start time. */
function State({ row, pulse, view }: Pick<DuelProps, 'row' | 'pulse' | 'view'>) {
  const { i18n } = useLingui()
  const word = stateWord(pulse.word, row, i18n)
  const text = word ?? (row.status === 'upcoming' ? timeOf(row.match_time, view.tz) : formatMinute(pulse.minute, row.sport, view.lang))
  return (
    <Num strong className={classNames(styles.state, pulse.live && styles.running)} aria-hidden="true">
      {text}
    </Num>
  )
}
