// What to do when alerts do not reach this device, by what stands in the way and by the browser. Pure.
import type { AlertState } from '../../alert/alert-state.ts'

export type AlertHelp =
  | 'allow-chromium'
  | 'allow-android'
  | 'allow-firefox'
  | 'allow-safari'
  | 'allow-ios'
  /** A browser of Google's push service, which mainland China does not reach. */
  | 'other-push-service'
  | 'push-service-later'
  | 'ask-operator'
  | 'install-ios'
  | 'update-ios'
  /** The browser inside a chat app has no notifications at all. */
  | 'open-outside'
  | 'other-browser'

const inChatApp = /MicroMessenger|QQ\/|Weibo|DingTalk|Zalo|FBAN|FBAV/
const iosDevice = /iPad|iPhone|iPod/

/** Where notifications of a site are allowed in this browser. */
function allowance(agent: string): AlertHelp {
  if (iosDevice.test(agent)) return 'allow-ios'
  if (/Firefox\//.test(agent)) return 'allow-firefox'
  if (/Android/.test(agent)) return 'allow-android'
  return /Chrome\//.test(agent) ? 'allow-chromium' : 'allow-safari'
}

/** Null where nothing is wrong. */
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

/** 17.2 of `OS 17_2 like Mac OS X`; an iPad that calls itself a Mac does not say it and is taken for a new one. */
function iosVersion(agent: string): number {
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(iosDevice.test(agent) ? agent : '') ?? []
  return major === undefined ? Number.POSITIVE_INFINITY : Number(major) + Number(minor) / 10
}
