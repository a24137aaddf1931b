// Saves alert settings and confirms with a short toast, which states if the change still waits for the network.
import { useLingui } from '@lingui/react/macro'
import type { AlertSettings } from '../../../../contract/alert.ts'
import { network } from '../../../core/api/freshness.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { setAlertSettings } from '../../alert/device/device-alerts.ts'

/** Duration of the success toast in milliseconds. */
const brief = 2_000

export function useSave(): (patch: Partial<AlertSettings>) => void {
  const toastResult = useSaveToast()
  return (patch) => toastResult(setAlertSettings(patch))
}

/** Shows the result of a change on this device. */
export function useSaveToast(): (work: Promise<void> | void) => void {
  const { t } = useLingui()
  return (work) => {
    Promise.resolve(work).then(
      () => toast(network.get() ? t`修改成功` : t`已保存在本机，联网后生效`, { tone: 'ok', duration: brief }),
      (error: unknown) => {
        console.error('setting save failed', error)
        toast(t`没有保存下来，请检查浏览器的存储空间`, { tone: 'danger' })
      },
    )
  }
}
