import { expect, it } from 'vitest'
import { appWindow, isAppPath, lookedAt } from './app-window.ts'

const at = (path: string, focused = false) => ({ url: `https://stand.test${path}`, focused })
const pay = at('/pay/o1?sign=s', true)

it('a tap opens the window already on that page, else the active one, else any', () => {
  const windows = [at('/main'), at('/football', true), at('/score-detail?id=1')]
  expect(appWindow(windows, '/score-detail?id=1')).toBe(windows[2])
  expect(appWindow(windows, '/score-detail?id=2')).toBe(windows[1])
  expect(appWindow([windows[0] ?? pay], '/score-detail?id=2')).toBe(windows[0])
})

it('a tap does not replace a payment in progress', () => {
  expect(appWindow([pay], '/score-detail?id=1')).toBeUndefined()
  const main = at('/main')
  expect(appWindow([pay, main], '/score-detail?id=1')).toBe(main)
})

it('a visible payment page, where no app can respond, is not treated as broken', () => {
  const shown = (path: string, visibilityState = 'visible') => ({ ...at(path), visibilityState })
  const windows = [shown('/pay/sandbox/o1'), shown('/docs'), shown('/main'), shown('/football', 'hidden')]
  expect(lookedAt(windows)).toEqual([windows[2]])
  expect(lookedAt([shown('/og/match/m1.jpg'), shown('/sitemap.xml'), shown('/sitemap/news-1.xml'), shown('/robots.txt')])).toEqual([])
})

it('widgets, feeds and calendars are served by the server and never replaced by the app shell', () => {
  const own = ['/widget/match', '/widget/team', '/feeds/site.atom', '/feeds/team/t1.atom', '/calendar/league/l1.ics']
  expect(own.filter(isAppPath)).toEqual([])
  expect(['/main', '/widgets', '/'].filter((path) => !isAppPath(path))).toEqual([])
})
