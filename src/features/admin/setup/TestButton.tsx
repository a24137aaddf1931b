// Tests an external service and displays the result.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OutsideTest } from '../../../../contract/admin/setup-admin.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { askForAlerts } from '../../alert/device/device-alerts.ts'
import { findDeviceKey } from '../../alert/device/device-call.ts'
import styles from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { setupTests, type TestedItem } from './setup-places.ts'
import { useTestMessages } from './use-setup-messages.ts'

/** A device unknown to the server has no alerts. */
const unknownDevice: OutsideTest = { result: 'no-target', target: '', missing: [], detail: '' }

async function runTest(id: TestedItem): Promise<OutsideTest> {
  if (id !== 'push') return call(setupTests[id])
  const device = await findDeviceKey()
  return device ? call(setupTests.push, { body: { device } }) : unknownDevice
}

interface TestButtonProps {
  id: TestedItem
  /** Name of the tested item. */
  name: string
  onTested(result: string, isGood: boolean): void
}

export function TestButton({ id, name, onTested }: TestButtonProps) {
  const { t } = useLingui()
  const [isDeviceMissing, setDeviceMissing] = useState(false)
  const { busy, error, run } = useAdminAction()
  const messageOf = useTestMessages()
  const test = async (): Promise<void> => {
    const outcome = await runTest(id)
    setDeviceMissing(id === 'push' && outcome.result === 'no-target')
    onTested(messageOf(id, outcome), outcome.result === 'done')
  }
  return (
    <>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      {isDeviceMissing && (
        <Button size="sm" variant="soft" onClick={askForAlerts}>
          <Trans>打开这台设备的提醒</Trans>
        </Button>
      )}
      <Button size="sm" disabled={busy} onClick={() => void run(test, t`测试完成`)} aria-label={t`测试：${name}`}>
        <Trans>测试</Trans>
      </Button>
    </>
  )
}
