// The shortcuts of the user and their targets.
import type { UserInfo } from '../../../../../contract/account/account.ts'
import { memberTypes } from '../member-places.ts'

export type ShortcutKey =
  | 'tasks'
  | 'orders'
  | 'follows'
  | 'reserved'
  | 'videos'
  | 'trophy'
  | 'experts'
  | 'profile'
  | 'settings'
  | 'feedback'
  | 'broadcast'
  | 'desk'
export interface Shortcut {
  key: ShortcutKey
  to: '/member' | '/attention' | '/reserve' | '/video-list' | '/trophy/home' | '/specialist' | '/feedback' | '/desk'
  /** Page type of the personal centre. */
  type?: number
  /** Tab of the videos page. */
  tab?: 'mine'
}

export function shortcutsOf({ roles }: Pick<UserInfo, 'roles'>): Shortcut[] {
  return [
    { key: 'tasks', to: '/member', type: memberTypes.tasks },
    { key: 'orders', to: '/member', type: memberTypes.orders },
    { key: 'follows', to: '/attention' },
    { key: 'reserved', to: '/reserve' },
    { key: 'videos', to: '/video-list', tab: 'mine' },
    { key: 'trophy', to: '/trophy/home' },
    { key: 'experts', to: '/specialist' },
    // One page for both: the application of users who do not stream yet, and the management for streamers.
    { key: 'broadcast', to: '/member', type: memberTypes.broadcast },
    { key: 'profile', to: '/member', type: memberTypes.profile },
    { key: 'settings', to: '/member', type: memberTypes.settings },
    { key: 'feedback', to: '/feedback' },
    ...(roles.length > 0 ? [{ key: 'desk', to: '/desk' } as const] : []),
  ]
}
