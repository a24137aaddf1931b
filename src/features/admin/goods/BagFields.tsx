// Gifts that a tier adds to the bag each month, with their quantities.
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { AdminGift } from '../../../../contract/admin/gift-admin.ts'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { readDecimal } from '../parts/form/decimal.ts'

export interface BagRow {
  gift_id: string
  /** As typed. */
  num: string
}
/** Parses a gift quantity; null if invalid. */
export function readGifts(num: string): number | null {
  const count = readDecimal(num, 0)
  return count !== null && count >= 1 && count <= roomLimits.tierGift ? count : null
}

interface BagFieldsProps {
  rows: readonly BagRow[]
  gifts: readonly AdminGift[]
  onChange(rows: BagRow[]): void
  /** Whether to display faults. */
  tried: boolean
}

export function BagFields({ rows, gifts, onChange, tried }: BagFieldsProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const most = roomLimits.tierGift
  /** Each gift appears in only one row. */
  const free = gifts.filter(({ id }) => !rows.some((row) => row.gift_id === id))
  const update = (id: string, more: Partial<BagRow>): void => onChange(rows.map((row) => (row.gift_id === id ? { ...row, ...more } : row)))
  const next = free[0]
  return (
    <fieldset className={styles.set}>
      <legend>
        <Trans>每月送的礼物</Trans>
      </legend>
      <div className={styles.stack}>
        {rows.map(({ gift_id, num }) => {
          const own = gifts.filter(({ id }) => id === gift_id)
          const name = own[0] ? nameOf(own[0].name, lang) : gift_id
          return (
            <div key={gift_id} className={styles.pair}>
              <SelectField
                label={<Trans context="a single one">礼物</Trans>}
                value={gift_id}
                options={[...own, ...free].map(({ id, name: named }) => ({ value: id, label: nameOf(named, lang) }))}
                onChange={(id) => update(gift_id, { gift_id: id })}
              />
              <TextField
                label={<Trans context="gifts">多少个</Trans>}
                inputMode="numeric"
                value={num}
                onChange={(value) => update(gift_id, { num: value })}
                error={tried && readGifts(num) === null ? t`请填写 1 到 ${most} 的整数` : null}
                beside={
                  <IconButton label={t`不送 ${name}`} onClick={() => onChange(rows.filter((row) => row.gift_id !== gift_id))}>
                    <Trash2 size={16} aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
          )
        })}
        {next && rows.length < roomLimits.tierGifts && (
          <div className={styles.pictures}>
            <Button size="sm" onClick={() => onChange([...rows, { gift_id: next.id, num: '1' }])}>
              <Trans>加一种礼物</Trans>
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
