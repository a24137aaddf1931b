// Nothing on screen may read or look as live while live updates are lost.
import { readdirSync, readFileSync } from 'node:fs'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { network } from '../../core/api/freshness.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import { LiveTag } from '../match/parts/LiveTag.tsx'
import { OnAirCount, OnAirWord } from './OnAirWord.tsx'

vi.mock('@lingui/react/macro', () => ({ Trans: ({ children }: { children: ReactNode }) => children }))
// As in a browser window: server rendering uses the initial state.
vi.mock('../../ui/use-store.ts', () => ({ useStore: (store: { get(): unknown }) => store.get() }))

const drawnOf = (word: ReactElement): string => renderToStaticMarkup(word)
const markup = (): string =>
  `${drawnOf(createElement(LiveTag))} ${drawnOf(createElement(OnAirWord))} ${drawnOf(createElement(OnAirCount, { list: [1, 2, 3] }))}`

beforeEach(() => {
  network.set(true)
  liveConnection.set('open')
})

describe('on-air indicator', () => {
  it('shows live while updates arrive', () => {
    expect(markup()).toMatch(/class="[^"]*live[^"]*".*直播.*正在直播.*3 位主播在播/)
  })
  it.each([
    ['the network is gone', () => network.set(false)],
    ['the socket was lost, as behind a portal or a gateway', () => liveConnection.set('waiting')],
  ])('shows recently live once %s', (_why, lose) => {
    lose()
    expect(markup()).toMatch(/刚才在播.*刚才在播.*刚才 3 位主播在播/)
    expect(markup()).not.toMatch(/直播|class="[^"]*live/)
  })
})

describe('the sources', () => {
  const files = (end: RegExp): [string, string][] =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => end.test(file))
      .map((file) => [file, readFileSync(`src/${file}`, 'utf8')])

  it('use 直播 and 正在直播 in one place only, except on a streamer’s own screens', () => {
    const live = /<Tag tone="live"[^>]*>\s*(?:<Trans>|\{t`)(?:正在)?直播|<Trans>正在直播/
    const matching = files(/(?<!\.test)\.tsx$/).filter(([, text]) => live.test(text))
    const own = matching.filter(([file]) => !file.startsWith('features/room/studio/') && !file.startsWith('features/demo/'))
    expect(own.map(([file]) => file)).toEqual(['features/room/OnAirWord.tsx'])
  })
  it('show current viewer counts only while updates arrive, except to operators and streamers', () => {
    const counting = files(/(?<!\.test)\.tsx$/).filter(([, text]) => /countText\((?:\w+\.)?viewers/.test(text))
    const own = counting.filter(([file]) => !file.startsWith('features/room/studio/') && !file.startsWith('features/admin/'))
    expect(own.length).toBeGreaterThan(3)
    expect(own.filter(([, text]) => !text.includes('!isLost && (')).map(([file]) => file)).toEqual([])
  })
  it('disable the live colors in one place, and use no live color outside the tokens', () => {
    const styles = files(/\.css$/)
    const [, tokens = ''] = styles.find(([file]) => file === 'app/tokens.css') ?? []
    const [, lost = ''] = /:root\[data-lost\] \{([^}]*)\}/.exec(tokens) ?? []
    const live = [...new Set(tokens.match(/--(?:on-)?(?:stand-)?live(?:-\w+)?(?=:)/g))]
    expect(live.filter((name) => !lost.includes(`${name}:`))).toEqual([])
    const own = /#(?:ff8b7b|ff5a47|ff7361|d0301f|c92b1b)\b/
    expect(styles.filter(([file, text]) => file !== 'app/tokens.css' && own.test(text)).map(([file]) => file)).toEqual([])
  })
})
