// Error messages of saving content on this device. A separate file, because the article page does not load the texts of the packs.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PackTrouble } from './pack-store.ts'

export const troubleMessages: Record<PackTrouble, MessageDescriptor> = {
  network: msg`没有网络，先前的内容还在`,
  full: msg`设备空间不足，没有存下`,
  blocked: msg`浏览器禁止本站存储，没有存下`,
  failed: msg`没有取到，请稍后再试`,
}
