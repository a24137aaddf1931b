// Custom zones of a table: places, colour and name of each.
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { tableLimits } from '../../../../../contract/match/table-order.ts'
import type { ZoneTone } from '../../../../../contract/match/table-zone.ts'
import type { ZoneFault } from '../../../../../rules/match/table/zone-faults.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { ZoneMark } from '../../../match/league/standings/ZoneMark.tsx'
import adminStyles from '../../parts/Admin.module.css'
import { NameFields } from '../../parts/form/NameFields.tsx'
import styles from './LeagueRules.module.css'
import { readPlace, type ZoneDraft, zoneDraftFaults } from './league-draft.ts'
import { useToneMessages } from './tone-messages.ts'

interface ZoneRowsProps {
  zones: readonly ZoneDraft[]
  onChange(zones: ZoneDraft[]): void
  /** Whether to display faults. */
  tried: boolean
}

export function ZoneRows({ zones, onChange, tried }: ZoneRowsProps) {
  const { t } = useLingui()
  const tones = useToneMessages()
  const faults = zoneDraftFaults(zones)
  const messages: Record<ZoneFault, string> = {
    'no-place': t`请填写 1 到 99，或从最后数 -1 到 -99`,
    reversed: t`不能在开始的名次前面`,
    overlap: t`和别的名次区重叠`,
  }
  const update = (place: number, more: Partial<ZoneDraft>): void =>
    onChange(zones.map((zone, at) => (at === place ? { ...zone, ...more } : zone)))
  /** Placed beside the field that must change. */
  const fromError = (fault: ZoneFault | null, { from }: ZoneDraft): string | null =>
    fault === 'overlap' || (fault === 'no-place' && readPlace(from) === 0) ? messages[fault] : null
  const toError = (fault: ZoneFault | null, { to }: ZoneDraft): string | null =>
    fault === 'reversed' || (fault === 'no-place' && readPlace(to) === 0) ? messages[fault] : null
  return zones.map((zone, place) => {
    const number = place + 1
    const fault = tried ? (faults[place] ?? null) : null
    return (
      <fieldset key={zone.key} className={styles.row} aria-label={t`名次区 ${number}`}>
        <div className={styles.head}>
          <b>{t`名次区 ${number}`}</b>
          <IconButton label={t`删除名次区 ${number}`} onClick={() => onChange(zones.filter((one) => one !== zone))}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={adminStyles.pair}>
          <TextField
            label={<Trans>从第几名</Trans>}
            value={zone.from}
            onChange={(from) => update(place, { from })}
            maxLength={5}
            error={fromError(fault, zone)}
          />
          <TextField
            label={<Trans>到第几名</Trans>}
            value={zone.to}
            onChange={(to) => update(place, { to })}
            maxLength={5}
            error={toError(fault, zone)}
          />
          <SelectField
            label={<Trans>含义和颜色</Trans>}
            aside={<ZoneMark tone={zone.tone} />}
            value={zone.tone}
            options={Object.entries(tones).map(([value, label]) => ({ value, label }))}
            onChange={(tone) => update(place, { tone: tone as ZoneTone })}
          />
        </div>
        <div className={adminStyles.pair}>
          <NameFields
            value={zone.name}
            onChange={(name) => update(place, { name })}
            error={tried ? t`三种语言都要填写` : null}
            maxLength={tableLimits.zoneName}
          />
        </div>
      </fieldset>
    )
  })
}
