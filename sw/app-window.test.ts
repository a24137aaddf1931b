import { expect, it } from 'vitest'
import { appWindow, isAppPath, lookedAt } from './app-window.ts'

const at = (path: string, focused = false) => ({ url: `https://stand.test${path}`, focused })
const pay = at('/pay/o1?sign=s', true)

it('a tap leads to the window that stands there, else to the one that is looked at, else to any', () => {
  const windows = [at('/main'), at('/football', true), at('/score-detail?id=1')]
  expect(appWindow(windows, '/score-detail?id=1')).toBe(windows[2])
  expect(appWindow(windows, '/score-detail?id=2')).toBe(windows[1])
  expect(appWindow([windows[0] ?? pay], '/score-detail?id=2')).toBe(windows[0])
})

it('a payment that is under way is not left for it', () => {
  expect(appWindow([pay], '/score-detail?id=1')).toBeUndefined()
  const main = at('/main')
  expect(appWindow([pay, main], '/score-detail?id=1')).toBe(main)
})

it('a payment that is looked at, where no app could answer, is no page that is broken', () => {
  const shown = (path: string, visibilityState = 'visible') => ({ ...at(path), visibilityState })
  const windows = [shown('/pay/sandbox/o1'), shown('/docs'), shown('/main'), shown('/football', 'hidden')]
  expect(lookedAt(windows)).toEqual([windows[2]])
  expect(lookedAt([shown('/og/match/m1.jpg'), shown('/sitemap.xml'), shown('/sitemap/news-1.xml'), shown('/robots.txt')])).toEqual([])
})

it('a frame on another site, a feed and a calendar are the server’s own: no shell of the app stands in for them', () => {
  const own = ['/widget/match', '/widget/team', '/feeds/site.atom', '/feeds/team/t1.atom', '/calendar/league/l1.ics']
  expect(own.filter(isAppPath)).toEqual([])
  expect(['/main', '/widgets', '/'].filter((path) => !isAppPath(path))).toEqual([])
})
