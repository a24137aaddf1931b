// Applies a preset: adds missing entries and reports their number.
import { useLingui } from '@lingui/react/macro'
import type { PresetKind } from '../../../../contract/admin/setup-admin.ts'
import { call } from '../../../core/api/api.ts'

export function useTakePreset(): (kind: PresetKind) => Promise<string> {
  const { t } = useLingui()
  return async (kind) => {
    const { added } = await call('POST api/Desk/takePreset', { body: { kind } })
    const { length: count } = added
    return count === 0 ? t`都已经有了` : t`加了 ${count} 项`
  }
}
