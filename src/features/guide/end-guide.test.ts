import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPreferences, preferences } from '../../core/store/preferences.ts'
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

it('leaving without a choice ends the invitation and shows no summary', () => {
  visit(false)
  endGuide()
  expect(left()).toEqual([true, false])
})

it('the choices replace the invitation until they are dismissed', () => {
  visit(false)
  chooseFollow('team', 't', '临江潮汐', true)
  endGuide()
  expect(left()).toEqual([true, true])
  dismissGuide()
  expect(left()).toEqual([true, false])
})

it('reopening the guide from the settings leaves nothing on the home page', () => {
  visit(true)
  chooseFollow('team', 't', '临江潮汐', true)
  endGuide()
  expect(left()).toEqual([true, false])
})
