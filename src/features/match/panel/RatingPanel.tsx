// Fan ratings of a match's players: mean and sample size of each, a note where the sample is too small, and the user's own points.
// Reading requires no login and no network, rating does.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { playedIn } from '../../../../rules/match/rating.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.ts'
import { failureWord } from '../../../core/api/failure-messages.ts'
import { saveLater } from '../../../core/api/pending-copies.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { dataMessages } from '../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { DataLink } from '../league/DataLink.tsx'
import { ratingsQuery } from '../queries.ts'
import type { RowView } from '../row-view.ts'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './RatingPanel.module.css'
import { RatingRow } from './RatingRow.tsx'

export function RatingPanel(part: DetailPart) {
  const isCovered = useHidden(part.row)
  // Means would reveal a hidden score.
  if (isCovered || !part.detail.lineups || !['live', 'over'].includes(part.row.status)) return null
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <Ratings {...part} />
    </WithMessages>
  )
}

function Ratings({ detail, row, view }: DetailPart) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const options = ratingsQuery(row.id)
  const { data } = useQuery({ ...options, refetchInterval: row.status === 'live' ? 60_000 : false })
  const played = useMemo(() => detail.lineups && playedIn(row.sport, detail.lineups, detail.events), [detail, row.sport])
  const word = useMutation({
    mutationFn: (given: { player: string; points: number }) => call('POST api/hot_match/rate', { body: { id: row.id, ...given } }),
    onSuccess: (ratings) => {
      client.setQueryData(options.queryKey, ratings)
      saveLater(options.queryKey, ratings, Date.now())
      setChosen(null)
    },
    onError: (error) => toast(failureOf(error) === 'unavailable' ? t`评分已经截止` : i18n._(failureWord(error)), { tone: 'danger' }),
  })
  if (!data || !played) return null
  const column = (side: Side) => (
    <div>
      <SideHead row={row} side={side} view={view} />
      <ul>
        {played[side].map((player) => (
          <RatingRow
            key={player.id}
            player={player}
            row={row}
            side={side}
            lang={view.lang}
            rating={data.list.find((one) => one.player === player.id)}
            isOpen={data.state === 'open'}
            isChosen={chosen === player.id}
            isBusy={word.isPending}
            onChoose={() => {
              if (!needLogin()) setChosen(chosen === player.id ? null : player.id)
            }}
            onGive={(points) => word.mutate({ player: player.id, points })}
          />
        ))}
      </ul>
    </div>
  )
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>球迷评分</Trans>}
        note={<Until state={data.state} until={data.until} view={view} />}
        more={data.people > 0 && <Plural value={data.people} other="# 人打分" />}
      />
      <div className={styles.columns}>
        {column('home')}
        {column('away')}
      </div>
      <p className={styles.note}>
        <Trans>每人给每位球员 1 到 10 分，只算最后一次；不到 {data.fewest} 人不显示均分。</Trans>
      </p>
    </Panel>
  )
}

function Until({ state, until, view: { lang, tz } }: { state: string; until: string | null; view: RowView }) {
  if (state !== 'open') return <Trans>评分已经截止</Trans>
  if (until === null) return <Trans>终场后 24 小时内都能打分、能改</Trans>
  return (
    <Trans>
      {dateText(dayOf(until, tz), lang)} {timeOf(until, tz)} 前能打分、能改
    </Trans>
  )
}

function SideHead({ row, side, view }: { row: MatchRow; side: Side; view: RowView }) {
  const isHome = side === 'home'
  return (
    <h3 className={styles.team}>
      <Crest crest={isHome ? row.home_team_crest : row.away_team_crest} id={isHome ? row.home_team_id : row.away_team_id} size={18} />
      <DataLink sport={row.sport} to={{ team: isHome ? row.home_team_id : row.away_team_id }}>
        {teamShort(row, side, view.lang)}
      </DataLink>
    </h3>
  )
}
