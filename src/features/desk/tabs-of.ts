// The tabs that a role may read. Not in the file of all tabs: who has none is not given the calls of the desk.
import { mayCall } from '../../../rules/desk/desk-rights.ts'
import { type DeskTab, deskTabs } from './desk-tab.ts'

/** Each tab is named like its read, but for one that has two. */
const readOf = (tab: DeskTab): string => `GET api/Desk/${tab === 'discover' ? 'searches' : tab}`

export const tabsOf = (roles: readonly string[]): readonly DeskTab[] => deskTabs.filter((tab) => mayCall(roles, readOf(tab)))
