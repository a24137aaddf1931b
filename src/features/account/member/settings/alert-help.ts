// Selects the advice for alerts that do not reach this device, by cause and browser. Pure.
import type { AlertState } from '../../../alert/alert-state.ts'

export type AlertHelp =
  | 'allow-chromium'
  | 'allow-android'
  | 'allow-firefox'
  | 'allow-safari'
  | 'allow-ios'
  /** The browser uses Google's push service, which is unreachable from mainland China. */
  | 'other-push-service'
  | 'push-service-later'
  | 'ask-operator'
  | 'install-ios'
  | 'update-ios'
  /** Browsers inside chat apps have no notifications. */
  | 'open-outside'
  | 'other-browser'

const inChatApp = /MicroMessenger|QQ\/|Weibo|DingTalk|Zalo|FBAN|FBAV/
const iosDevice = /iPad|iPhone|iPod/

/** Where this browser manages the notification permission of a site. */
function allowance(agent: string): AlertHelp {
  if (iosDevice.test(agent)) return 'allow-ios'
  if (/Firefox\//.test(agent)) return 'allow-firefox'
  if (/Android/.test(agent)) return 'allow-android'
  return /Chrome\//.test(agent) ? 'allow-chromium' : 'allow-safari'
}

/** Returns null if alerts work. */
export function alertHelp(state: AlertState, agent: string): AlertHelp | null {
  switch (state) {
    case 'working':
    case 'unasked':
      return null
    case 'denied':
      return allowance(agent)
    case 'unreachable':
      return /Chrome\//.test(agent) && !/Edg/.test(agent) ? 'other-push-service' : 'push-service-later'
    case 'refused':
      return 'ask-operator'
    case 'needs-install':
      return iosVersion(agent) < 16.4 ? 'update-ios' : 'install-ios'
    case 'unsupported':
      return inChatApp.test(agent) ? 'open-outside' : 'other-browser'
  }
}

/** Returns 17.2 for `OS 17_2 like Mac OS X`. An iPad that identifies as a Mac omits the version and counts as recent. */
function iosVersion(agent: string): number {
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(iosDevice.test(agent) ? agent : '') ?? []
  return major === undefined ? Number.POSITIVE_INFINITY : Number(major) + Number(minor) / 10
}
