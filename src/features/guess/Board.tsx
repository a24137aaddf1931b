// Leaderboard of coins won today, this week or this month.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { BoardRange, BoardRow } from '../../../contract/guess.ts'
import { grouped } from '../../core/text/amount-text.ts'
import { dateText } from '../../core/text/format.ts'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useRowView } from '../match/row-view.ts'
import { boardQuery } from './guess-queries.ts'
import styles from './TrophyPage.module.css'

export function Board({ range }: { range: BoardRange }) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const { data, isPending, refetch } = useQuery({ ...boardQuery(range), placeholderData: keepPreviousData })
  const ranges: Record<BoardRange, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜` }
  return (
    <>
      <ChipRow className={styles.chips}>
        {(Object.keys(ranges) as BoardRange[]).map((key) => (
          <Chip
            key={key}
            pressed={key === range}
            render={<Link to="/trophy/home" search={{ tab: 'board', ...(key === 'week' ? {} : { range: key }) }} />}
          >
            {ranges[key]}
          </Chip>
        ))}
      </ChipRow>
      {isPending ? (
        <SkeletonRows count={6} label={t`数据加载中，请稍候！`} />
      ) : !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data.list.length === 0 ? (
        <EmptyState icon={<Trophy />} title={t`榜上还没有人`} text={t`有竞猜结算后就会出现`} />
      ) : (
        <>
          <p className={styles.sums}>
            <Trans>
              {dateText(data.from, lang)} 至 {dateText(data.to, lang)}，按净赢的金币排
            </Trans>
          </p>
          <ol className={styles.board}>
            {data.list.map((row) => (
              <Row key={row.uid} row={row} isMe={data.mine?.uid === row.uid} />
            ))}
            {data.mine && data.mine.place > data.list.length && <Row row={data.mine} isMe />}
          </ol>
        </>
      )}
    </>
  )
}

function Row({ row, isMe }: { row: BoardRow; isMe: boolean }) {
  const { place, uid, nickname, avatar, profit, hits, sample } = row
  return (
    <li aria-current={isMe || undefined}>
      <Num className={styles.place}>{place}</Num>
      <PersonPicture path={avatar} size={36} />
      <Link to="/persona" search={{ id: uid }} className={styles.name} translate="no">
        {nickname}
      </Link>
      <small>
        <Trans>
          <Num>{sample}</Num> 题中 <Num>{hits}</Num>
        </Trans>
      </small>
      <Num strong>
        {profit > 0 ? '+' : profit < 0 ? '−' : ''}
        {grouped(Math.abs(profit))}
      </Num>
    </li>
  )
}
