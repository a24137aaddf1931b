// Default zones of a table, used unless the operator sets custom ones.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { TableZone } from '../../../../../contract/match/table-zone.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { ZoneMark } from '../../../match/league/standings/ZoneMark.tsx'
import adminStyles from '../../parts/Admin.module.css'
import styles from './LeagueRules.module.css'

export function UsualZones({ zones, lang }: { zones: readonly TableZone[]; lang: Lang }) {
  const { t } = useLingui()
  const placeText = (place: number): string => {
    const last = -place
    return place > 0 ? t`第 ${place} 名` : t`倒数第 ${last} 名`
  }
  const placesText = ({ from, to }: TableZone): string => (from === to ? placeText(from) : `${placeText(from)} – ${placeText(to)}`)
  if (zones.length === 0)
    return (
      <p className={adminStyles.quiet}>
        <Trans>没有已知的名次区</Trans>
      </p>
    )
  return (
    <ul className={styles.zones}>
      {zones.map((zone) => (
        <li key={zone.from}>
          <ZoneMark tone={zone.tone} />
          <span>{placesText(zone)}</span>
          <span>{nameOf(zone.name, lang)}</span>
        </li>
      ))}
    </ul>
  )
}
