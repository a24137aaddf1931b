// Where the shortcuts of a member lead.
import type { UserInfo } from '../../../../contract/auth.ts'
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
  /** Of the personal centre. */
  type?: number
  /** Of the videos. */
  tab?: 'mine'
}

/** A broadcast begins with the application for who is no host yet; a host manages and looks back. */
const broadcastType = (isAnchor: 0 | 1 | number): number => (isAnchor === 0 ? 7 : 3)

/** `built`: types that there are pages for. What leads nowhere is not offered. */
export function shortcutsOf(
  { is_anchor, roles }: Pick<UserInfo, 'is_anchor' | 'roles'>,
  built: readonly number[] = Object.values(memberTypes),
): Shortcut[] {
  const broadcast = broadcastType(is_anchor)
  return [
    { key: 'tasks', to: '/member', type: memberTypes.tasks },
    { key: 'orders', to: '/member', type: memberTypes.orders },
    { key: 'follows', to: '/attention' },
    { key: 'reserved', to: '/reserve' },
    { key: 'videos', to: '/video-list', tab: 'mine' },
    { key: 'trophy', to: '/trophy/home' },
    { key: 'experts', to: '/specialist' },
    ...(built.includes(broadcast) ? [{ key: 'broadcast', to: '/member', type: broadcast } as const] : []),
    { key: 'profile', to: '/member', type: memberTypes.profile },
    { key: 'settings', to: '/member', type: memberTypes.settings },
    { key: 'feedback', to: '/feedback' },
    ...(roles.includes('operator') ? [{ key: 'desk', to: '/desk' } as const] : []),
  ]
}
