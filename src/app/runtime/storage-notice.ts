// Notifies the user when the device rejects a write or cannot store more follows.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { limits } from '../../../contract/limits/limits.ts'
import { storageHealth } from '../../core/storage/storage-health.ts'
import { toast } from '../../ui/layer/toast/toast.ts'

const messages = {
  full: msg`设备空间不足，刚才的操作没有存下，请清理空间后重试`,
  blocked: msg`浏览器禁止本站存储，刚才的操作没有存下`,
  lost: msg`刚才的操作没有存下，请重试`,
  many: msg`最多关注和预约 ${limits.followsPerDevice} 项，先取消一些再添加`,
}

export function watchStorage(i18n: I18n): void {
  const notify = (): void => {
    const health = storageHealth.get()
    if (health !== 'fine') toast(i18n._(messages[health]), { tone: 'danger' })
  }
  storageHealth.subscribe(notify)
  // A tap may have failed before the subscription.
  notify()
}
