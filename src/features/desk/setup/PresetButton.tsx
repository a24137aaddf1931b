// Takes a preset: what is not there yet is added, and how much that was is said.
import { Trans, useLingui } from '@lingui/react/macro'
import type { PresetKind } from '../../../../contract/desk/setup-desk.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from '../parts/Desk.module.css'
import { useDeskAct } from '../parts/use-desk-act.ts'

interface PresetButtonProps {
  kind: PresetKind
  /** What the preset is of. */
  name: string
  /** Something lacks. */
  isWanted: boolean
  onTaken(result: string): void
}

export function PresetButton({ kind, name, isWanted, onTaken }: PresetButtonProps) {
  const { t } = useLingui()
  const { busy, error, run } = useDeskAct()
  const take = async (): Promise<void> => {
    const { added } = await call('POST api/Desk/takePreset', { body: { kind } })
    const { length: count } = added
    onTaken(count === 0 ? t`都已经有了` : t`加了 ${count} 项`)
  }
  return (
    <>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      <Button
        size="sm"
        variant={isWanted ? 'primary' : 'line'}
        disabled={busy}
        onClick={() => void run(take, t`预设已取用`)}
        aria-label={t`取用预设：${name}`}
      >
        <Trans>取用预设</Trans>
      </Button>
    </>
  )
}
