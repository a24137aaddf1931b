// Applies all presets in sequence with one press; each item displays its own result.
import { Trans, useLingui } from '@lingui/react/macro'
import type { PresetKind } from '../../../../contract/admin/setup-admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { presetKinds } from './setup-places.ts'
import { useTakePreset } from './use-take-preset.ts'

interface AllPresetsProps {
  /** A preset has entries that the site lacks. */
  isWanted: boolean
  onTaken(kind: PresetKind, result: string): void
}

export function AllPresets({ isWanted, onTaken }: AllPresetsProps) {
  const { t } = useLingui()
  const { busy, error, run } = useAdminAction()
  const takePreset = useTakePreset()
  const take = async (): Promise<void> => {
    for (const kind of presetKinds) onTaken(kind, await takePreset(kind))
  }
  return (
    <>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      <Button size="sm" variant={isWanted ? 'primary' : 'line'} disabled={busy} onClick={() => void run(take, t`预设已取用`)}>
        <Trans>取用全部预设</Trans>
      </Button>
    </>
  )
}
