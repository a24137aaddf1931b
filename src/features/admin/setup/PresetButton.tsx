// Applies one preset and displays what was added.
import { Trans, useLingui } from '@lingui/react/macro'
import type { PresetKind } from '../../../../contract/admin/setup-admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useTakePreset } from './use-take-preset.ts'

interface PresetButtonProps {
  kind: PresetKind
  /** Name of the item. */
  name: string
  /** The site lacks entries of the preset. */
  isWanted: boolean
  onTaken(result: string): void
}

export function PresetButton({ kind, name, isWanted, onTaken }: PresetButtonProps) {
  const { t } = useLingui()
  const { busy, error, run } = useAdminAction()
  const takePreset = useTakePreset()
  const take = async (): Promise<void> => onTaken(await takePreset(kind))
  return (
    <>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      <Button
        size="sm"
        variant={isWanted ? 'soft' : 'line'}
        disabled={busy}
        onClick={() => void run(take, t`预设已取用`)}
        aria-label={t`取用预设：${name}`}
      >
        <Trans>取用预设</Trans>
      </Button>
    </>
  )
}
