// The last matches of a team: all, home or away.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MatchRow, Sport } from '../../../../../contract/match/match-row.ts'
import { Chip, ChipRow } from '../../../../ui/button/Chip.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import type { RowView } from '../../row-view.ts'
import styles from '../DataPage.module.css'
import { MatchDays } from '../FixturePart.tsx'
import { hasHome, type Place, places, playedAt } from './team-results.ts'

const placeMessages: Record<Place, MessageDescriptor> = {
  all: msg({ message: '全部', context: 'where a team played' }),
  home: msg({ message: '主场', context: 'where a team played' }),
  away: msg({ message: '客场', context: 'where a team played' }),
}

interface TeamResultsProps {
  team: string
  sport: Sport
  results: readonly MatchRow[]
  view: RowView
}

export function TeamResults({ team, sport, results, view }: TeamResultsProps) {
  const { t, i18n } = useLingui()
  const [place, setPlace] = useState<Place>('all')
  const list = playedAt(team, results, place)
  return (
    <Panel padded>
      <section aria-label={t`最近比赛`}>
        <h2 className={styles.sectionTitle}>
          <Trans>最近比赛</Trans>
        </h2>
        {results.length > 0 && hasHome(sport) && (
          <ChipRow>
            {places.map((one) => (
              <Chip key={one} pressed={one === place} onClick={() => setPlace(one)}>
                {i18n._(placeMessages[one])}
              </Chip>
            ))}
          </ChipRow>
        )}
        {list.length === 0 ? <p className={styles.note}>{t`还没有比赛记录`}</p> : <MatchDays list={list} view={view} named />}
      </section>
    </Panel>
  )
}
