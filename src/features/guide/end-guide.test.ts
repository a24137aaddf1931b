import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPreferences, preferences } from '../../core/preferences.ts'
import { chooseFollow } from '../follow/follow-store.ts'
import { dismissGuide, endGuide } from './end-guide.ts'
import { afterGuide } from './guide-state.ts'

vi.mock('../../core/follow/follow-rows.ts', () => ({ watchFollowRows: () => undefined, saveFollowRow: async () => undefined }))

const visit = (guided: boolean): void => loadPreferences({ lang: 'zh', theme: 'system', tz: 'Asia/Shanghai', hide: false, guided })
const left = (): [guided: boolean, shows: boolean] => [preferences.get().guided, afterGuide.get()]

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  afterGuide.set(false)
  chooseFollow('team', 't', '临江潮汐', false)
})
afterEach(() => vi.unstubAllGlobals())

it('whoever leaves without a choice is not invited again, and nothing is said of it', () => {
  visit(false)
  endGuide()
  expect(left()).toEqual([true, false])
})

it('what was chosen stands in the place of the invitation until it is sent away', () => {
  visit(false)
  chooseFollow('team', 't', '临江潮汐', true)
  endGuide()
  expect(left()).toEqual([true, true])
  dismissGuide()
  expect(left()).toEqual([true, false])
})

it('opened again from the settings, it leaves nothing on the home page', () => {
  visit(true)
  chooseFollow('team', 't', '临江潮汐', true)
  endGuide()
  expect(left()).toEqual([true, false])
})
