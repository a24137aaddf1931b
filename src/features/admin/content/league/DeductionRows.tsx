// Point deductions: season, team, points and reason of each.
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { TeamRef } from '../../../../../contract/match/data.ts'
import { tableLimits } from '../../../../../contract/match/table-order.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import adminStyles from '../../parts/Admin.module.css'
import { NameFields } from '../../parts/form/NameFields.tsx'
import styles from './LeagueRules.module.css'
import { type DeductionDraft, readPoints, type TeamFault, teamFaults } from './league-draft.ts'

interface DeductionRowsProps {
  deductions: readonly DeductionDraft[]
  teams: readonly TeamRef[]
  /** Season ids, newest first. */
  seasons: readonly string[]
  onChange(deductions: DeductionDraft[]): void
  /** Whether to display faults. */
  tried: boolean
  lang: Lang
}

export function DeductionRows({ deductions, teams, seasons, onChange, tried, lang }: DeductionRowsProps) {
  const { t } = useLingui()
  const ids = new Set(teams.map(({ id }) => id))
  const faults = teamFaults(deductions, ids)
  const messages: Record<TeamFault, string> = {
    'not-chosen': t`请选择球队`,
    unknown: t`这支球队不在这项赛事里`,
    repeated: t`上面已有这支球队这个赛季的扣分`,
  }
  const update = (place: number, more: Partial<DeductionDraft>): void =>
    onChange(deductions.map((one, at) => (at === place ? { ...one, ...more } : one)))
  const seasonText = (season: string): string => season || t`不分赛季`
  /** A stored value stays selectable even if the feed no longer contains it. */
  const seasonsWith = (stored: string): readonly string[] => (seasons.includes(stored) ? seasons : [stored, ...seasons])
  const teamOptions = (stored: string) => [
    ...(stored === '' ? [{ value: '', label: t`请选择` }] : ids.has(stored) ? [] : [{ value: stored, label: stored }]),
    ...teams.map(({ id, name }) => ({ value: id, label: nameOf(name, lang) })),
  ]
  return deductions.map((one, place) => {
    const number = place + 1
    const fault = tried ? faults[place] : null
    return (
      <fieldset key={one.key} className={styles.row} aria-label={t`扣分 ${number}`}>
        <div className={styles.head}>
          <b>{t`扣分 ${number}`}</b>
          <IconButton label={t`删除扣分 ${number}`} onClick={() => onChange(deductions.filter((other) => other !== one))}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={adminStyles.pair}>
          <SelectField
            label={<Trans>赛季</Trans>}
            value={one.season}
            options={seasonsWith(one.season).map((season) => ({ value: season, label: seasonText(season) }))}
            onChange={(season) => update(place, { season })}
          />
          <SelectField
            label={<Trans>扣分的球队</Trans>}
            value={one.team_id}
            options={teamOptions(one.team_id)}
            onChange={(team_id) => update(place, { team_id })}
            error={fault ? messages[fault] : null}
          />
          <TextField
            label={<Trans>扣几分</Trans>}
            inputMode="numeric"
            value={one.points}
            onChange={(points) => update(place, { points })}
            maxLength={3}
            error={tried && readPoints(one.points) === null ? t`请填写 1 到 99 的整数` : null}
          />
        </div>
        <p className={adminStyles.hint}>
          <Trans>扣分的原因，积分榜下面会写明</Trans>
        </p>
        <div className={adminStyles.pair}>
          <NameFields
            value={one.reason}
            onChange={(reason) => update(place, { reason })}
            error={tried ? t`三种语言都要填写` : null}
            maxLength={tableLimits.reason}
          />
        </div>
      </fieldset>
    )
  })
}
