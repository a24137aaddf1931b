// Tabs that a role may read. Separate from the list of all tabs, so that users without a role do not load the admin permissions.
import { mayCall } from '../../../rules/admin/admin-rights.ts'
import { type AdminTab, adminTabs } from './admin-tab.ts'

/** Each tab is named like its read, except one that has two. */
const readOf = (tab: AdminTab): string => `GET api/Desk/${tab === 'discover' ? 'searches' : tab}`

export const tabsOf = (roles: readonly string[]): readonly AdminTab[] => adminTabs.filter((tab) => mayCall(roles, readOf(tab)))
