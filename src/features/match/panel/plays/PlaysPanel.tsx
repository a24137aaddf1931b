// Play-by-play of a basketball match, newest first, by quarter: the latest highlighted, disallowed ones struck through.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../../rules/match/format-minute.ts'
import { nameOf, teamShort } from '../../../../../rules/text/name/name.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Chip } from '../../../../ui/button/Chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { useHidden } from '../../../spoiler/revealed.ts'
import { DataLink } from '../../league/DataLink.tsx'
import type { RowView } from '../../row-view.ts'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './PlaysPanel.module.css'
import { type Basket, drawnAtFirst, type Play, playsOf } from './plays.ts'

/** Plays shown at first: the newest, including earlier periods while the current one has few. */
const atFirst = 18

export function PlaysPanel(part: DetailPart) {
  const isCovered = useHidden(part.row)
  if (isCovered) return null
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <Plays {...part} />
    </WithMessages>
  )
}

function Plays({ detail, row, view }: DetailPart) {
  const [scoring, setScoring] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const periods = useMemo(() => playsOf(detail), [detail])
  const newest = periods[0]?.plays[0]?.key
  const wanted = periods.map(({ plays }) => (scoring ? plays.filter(({ kind }) => kind === 'basket') : plays))
  const drawn = drawnAtFirst(
    wanted.map(({ length }) => length),
    atFirst,
  )
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>逐回合</Trans>}
        more={
          <Chip pressed={scoring} onClick={() => setScoring(!scoring)}>
            <Trans>只看得分</Trans>
          </Chip>
        }
      />
      {periods.map(({ period, score }, index) => {
        const plays = wanted[index] ?? []
        const shown = opened.has(period) ? plays : plays.slice(0, drawn[index])
        const count = plays.length - shown.length
        return (
          <section key={period} aria-label={formatMinute(period, row.sport, view.lang)}>
            <h3 className={styles.period}>
              <b>{formatMinute(period, row.sport, view.lang)}</b>
              {score && <Num strong>{`${score[0]}:${score[1]}`}</Num>}
            </h3>
            <ol>
              {shown.map((play) => (
                <PlayRow key={play.key} play={play} row={row} view={view} active={row.status === 'live' && play.key === newest} />
              ))}
            </ol>
            {count > 0 && (
              <Button block onClick={() => setOpened(new Set(opened).add(period))}>
                <Trans>展开 {count} 条</Trans>
              </Button>
            )}
          </section>
        )
      })}
    </Panel>
  )
}

interface PlayRowProps {
  play: Play
  row: MatchRow
  view: RowView
  active: boolean
}

function PlayRow({ play, row, view, active }: PlayRowProps) {
  const { side } = play
  return (
    <>
      {play.kind === 'basket' && play.run !== null && side && (
        <li className={styles.run}>
          <span translate="no">{teamShort(row, side, view.lang)}</span> <Num strong>{`${play.run}:0`}</Num>
        </li>
      )}
      <li className={classNames(styles.play, active && styles.lit)}>
        <Num className={styles.left}>{play.left}</Num>
        <span className={styles.crest}>
          {side && (
            <Crest
              crest={side === 'home' ? row.home_team_crest : row.away_team_crest}
              id={side === 'home' ? row.home_team_id : row.away_team_id}
              label={teamShort(row, side, view.lang)}
              size={18}
            />
          )}
        </span>
        {play.kind === 'basket' ? <BasketText basket={play} row={row} view={view} /> : <p>{nameOf(play.text, view.lang)}</p>}
        {play.kind === 'basket' && play.score && !play.cancelled && <Running score={play.score} basket={play} />}
      </li>
    </>
  )
}

/** The score after a basket: the scoring side stands out. */
function Running({ score: [home, away], basket: { side } }: { score: [number, number]; basket: Basket }) {
  return (
    <Num className={styles.score}>
      {side === 'home' ? <b>{home}</b> : home}:{side === 'away' ? <b>{away}</b> : away}
    </Num>
  )
}

function BasketText({ basket, row, view }: { basket: Basket; row: MatchRow; view: RowView }) {
  const { t } = useLingui()
  const { player, assist, side, count, cancelled } = basket
  const how =
    count === 3
      ? t({ message: '三分命中', context: 'a basket' })
      : count === 2
        ? t`两分命中`
        : count === 1
          ? t`罚球命中`
          : t`得到 ${count} 分`
  const helper = assist && nameOf(assist, view.lang)
  const who =
    player && side ? (
      <DataLink sport={row.sport} to={{ team: side === 'home' ? row.home_team_id : row.away_team_id, player: player.en }}>
        {nameOf(player, view.lang)}
      </DataLink>
    ) : (
      side && teamShort(row, side, view.lang)
    )
  return (
    <div className={styles.words}>
      {cancelled ? (
        <s>
          {who} {how}
        </s>
      ) : (
        <>
          <b>{who}</b> {how}
        </>
      )}
      {cancelled ? (
        <small>
          <Trans>改判，不计分</Trans>
        </small>
      ) : (
        helper && (
          <small>
            <Trans>{helper} 助攻</Trans>
          </small>
        )
      )}
    </div>
  )
}
