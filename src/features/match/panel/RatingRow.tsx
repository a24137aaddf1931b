// One player: face, number, name, the fans' mean with its sample size, and the ten points to choose from.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { ratingLimits } from '../../../../contract/limits/rating-limits.ts'
import type { LineupPlayer } from '../../../../contract/match/match-detail.ts'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import type { PlayerRating } from '../../../../contract/match/rating.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { DataLink } from '../league/DataLink.tsx'
import { faceTeamOf } from '../league/face-team.ts'
import { PlayerFace } from '../league/PlayerFace.tsx'
import styles from './RatingPanel.module.css'

interface RatingRowProps {
  player: LineupPlayer
  row: MatchRow
  side: Side
  lang: Lang
  /** Undefined if nobody has rated the player. */
  rating: PlayerRating | undefined
  isOpen: boolean
  isChosen: boolean
  isBusy: boolean
  onChoose(): void
  /** 0 withdraws the rating. */
  onGive(points: number): void
}
const steps = Array.from({ length: ratingLimits.most }, (_, step) => step + ratingLimits.least)

export function RatingRow({ player, row, side, lang, rating, isOpen, isChosen, isBusy, onChoose, onGive }: RatingRowProps) {
  const { t } = useLingui()
  const name = nameOf(player.name, lang)
  const mine = rating?.mine ?? null
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <PlayerFace id={player.id} team={faceTeamOf(row, side)} number={player.number} position={player.position} size={32} />
        <Num strong className={styles.number}>
          {player.number}
        </Num>
        <DataLink
          sport={row.sport}
          to={{ team: side === 'home' ? row.home_team_id : row.away_team_id, player: player.id }}
          className={styles.name}
          title={name}
        >
          {name}
        </DataLink>
        <Sample rating={rating} />
        {isOpen ? (
          <Button
            size="sm"
            variant={mine === null ? 'plain' : 'soft'}
            className={styles.act}
            aria-expanded={isChosen}
            aria-label={mine === null ? t`打分：${name}` : t`我打 ${mine}：${name}`}
            onClick={onChoose}
          >
            {mine === null ? <Trans>打分</Trans> : <Trans>我打 {mine}</Trans>}
          </Button>
        ) : (
          mine !== null && (
            <small className={styles.mine}>
              <Trans>我打 {mine}</Trans>
            </small>
          )
        )}
      </div>
      {isChosen && (
        <fieldset className={styles.points} aria-label={t`给 ${name} 的分`}>
          {steps.map((points) => (
            <button key={points} type="button" disabled={isBusy} aria-pressed={points === mine} onClick={() => onGive(points)}>
              <Num>{points}</Num>
            </button>
          ))}
          {mine !== null && (
            <Button size="sm" variant="plain" disabled={isBusy} onClick={() => onGive(0)}>
              <Trans>收回</Trans>
            </Button>
          )}
        </fieldset>
      )}
    </li>
  )
}

/** A mean always comes with its sample size; too small a sample shows none. */
function Sample({ rating }: Pick<RatingRowProps, 'rating'>) {
  if (!rating) return null
  const { sample, mean } = rating
  return (
    <span className={styles.sample}>
      <span>{mean === null ? <Plural value={sample} other="# 人，太少" /> : <Plural value={sample} other="# 人" />}</span>
      {mean !== null && (
        <Num strong className={styles.mean} data-high={mean >= 7.5}>
          {mean.toFixed(1)}
        </Num>
      )}
    </span>
  )
}
