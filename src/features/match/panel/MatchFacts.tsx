// Facts of a match: time, venue, referee, round, and both legs.
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { type Kit, kitAddress } from '../../../../rules/face/face-address.ts'
import { leagueName, nameOf } from '../../../../rules/text/name/name.ts'
import { dayOf, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { DataLink } from '../league/DataLink.tsx'
import { roundText } from '../messages/match-messages.ts'
import { startTime } from '../messages/start-time.ts'
import { weekdayDate } from '../messages/weekday-date.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './MatchFacts.module.css'

/** Kit of no club: black, as neither side plays in it, with the yellow of the cards. */
const whistle: Kit = { role: 'referee', woman: false, pattern: 2, first: '#1d2420', second: '#ffd23d', number: null }

export function MatchFacts({ detail, row, view }: DetailPart) {
  const { t, i18n } = useLingui()
  const { lang, tz } = view
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const off = row.status === 'postponed' || row.status === 'cancelled'
  const when = `${weekdayDate(dayOf(row.match_time, tz), lang, today)} ${startTime(row, tz, i18n)}`
  const facts: [string, ReactNode][] = [
    [t`时间`, off ? <s key="time">{when}</s> : when],
    [
      t({ message: '赛事', context: 'fact of a match' }),
      <Fragment key="league">
        <DataLink sport={row.sport} to={{ league: row.league_id }}>
          {leagueName(row, lang)}
        </DataLink>{' '}
        {roundText(row, lang, i18n)}
      </Fragment>,
    ],
  ]
  if (row.original_time && row.original_time !== row.match_time) {
    const before = dayOf(row.original_time, tz)
    facts.push([t`原定`, <s key="before">{`${weekdayDate(before, lang, today)} ${timeOf(row.original_time, tz)}`}</s>])
  }
  if (detail.venue) facts.push([t`场地`, nameOf(detail.venue, lang)])
  if (detail.referee)
    facts.push([
      t`主裁`,
      <span key="referee" className={styles.person}>
        <PersonPicture path={kitAddress(detail.referee.en, whistle)} size={28} />
        {nameOf(detail.referee, lang)}
      </span>,
    ])
  if (row.aggregate) facts.push([t`两回合总比分`, <Num key="both">{`${row.aggregate[0]}:${row.aggregate[1]}`}</Num>])
  return (
    <Panel padded>
      <SectionHead title={<Trans>比赛信息</Trans>} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
