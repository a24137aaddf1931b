// Embeddable widgets as text: names are escaped, hidden scores are absent, and the widgets refresh only when it is useful.
import { describe, expect, it } from 'vitest'
import { langs } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { matchWidget, noWidget, teamWidget, type WidgetOptions } from './widget-page.ts'
import { widgetScript } from './widget-script.ts'

const now = Date.parse('2026-07-18T12:30:00Z')
const options = (more: Partial<WidgetOptions> = {}): WidgetOptions => ({
  ...{ lang: 'zh', theme: 'system', hides: false, site: productSite, now },
  ...more,
})
const live: Partial<MatchRow> = { status: 'live', phase: 'first-half', match_str: "31'", home_score: 2, away_score: 1 }
const textOf = (html: string): string =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const asks = (html: string): number => Number(/<main data-next="(\d+)">/.exec(html)?.[1])

describe('match widget', () => {
  it('shows league, minute, names and score, and opens its page in a new tab', () => {
    const html = matchWidget(sampleRow(live), options())
    expect(textOf(html)).toBe('华夏超级联赛 第 18 轮 31&#39; 临江潮汐 2 北固铁狮 1')
    expect(html).toContain('href="/score-detail?id=m1&amp;lang=zh" target="_blank" rel="noopener"')
    expect(html.match(/<a /g)?.length).toBe(html.match(/rel="noopener"/g)?.length)
  })

  it('supports the three languages', () => {
    const titles = langs.map((lang) => /<title>(.+)<\/title>/.exec(matchWidget(sampleRow(live), options({ lang })))?.[1])
    const latin = 'Linjiang Tides vs Beigu Lions'
    expect(titles).toEqual(['临江潮汐 vs 北固铁狮 - 看台', `${latin} - Grandstand`, `${latin} - Khán đài`])
  })

  it('hides every figure of a result when its URL says so', () => {
    const row = sampleRow({ ...live, status: 'over', home_score: 97, away_score: 88, shootout: [77, 66], winner: 'home' })
    const html = matchWidget(row, options({ hides: true }))
    expect(html).not.toMatch(/97|88|77|66|lost/)
    expect(html).toContain('&amp;spoiler=off"')
    expect(textOf(matchWidget(row, options()))).toContain('97 (77)')
  })

  it('has a start that the script can show in the reader’s zone, or only a day without a known time', () => {
    expect(matchWidget(sampleRow(), options({ now: now - 86_400_000 }))).toContain('<time datetime="2026-07-18T12:00:00Z" data-local>')
    const day = matchWidget(sampleRow({ time_tbc: true }), options({ now: now - 86_400_000 }))
    expect([day.includes('<time'), textOf(day).includes('2026年7月18日')]).toEqual([false, true])
  })

  it('polls during and before the match, and stops after its end', () => {
    const minutesBefore = (minutes: number) => options({ now: Date.parse('2026-07-18T12:00:00Z') - minutes * 60_000 })
    expect(asks(matchWidget(sampleRow(live), options()))).toBe(20)
    expect(asks(matchWidget(sampleRow(), minutesBefore(5)))).toBe(30)
    expect(asks(matchWidget(sampleRow(), minutesBefore(300)))).toBe(600)
    expect(asks(matchWidget(sampleRow({ ...live, status: 'over' }), options()))).toBe(0)
    // The match has no result yet.
    expect(asks(matchWidget(sampleRow(), minutesBefore(-1_000)))).toBe(0)
    expect(asks(noWidget(options()))).toBe(0)
  })

  it.each(hostileTexts)('%s stays plain text', (text) => {
    const names = { home_team_name_zh: text, league_name_zh: text, home_team_crest: `${text},${text},${text}`, match_str: text }
    const html = matchWidget(sampleRow({ ...live, ...names }), options())
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<(img|iframe|style|object|embed|form|meta http)/g)).toBeNull()
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    // Checks tags without the values of their attributes.
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\son[a-z]+=/)
  })
})

describe('team widget', () => {
  const name = { zh: '临江潮汐', en: 'Linjiang Tides', vi: 'Linjiang Tides' }
  const team = { id: 't1', name, short: name, crest: '' }
  const shown = { team, sport: 'football' as const, current: null, last: null }

  it('shows the current or next match, and the last one', () => {
    const last = sampleRow({ id: 'm0', status: 'over', home_score: 1, away_score: 0, winner: 'home' })
    const html = teamWidget({ ...shown, current: sampleRow(live), last }, options())
    expect(textOf(html)).toMatch(/^临江潮汐 正在进行 · .+ 31&#39; .+ 上一场 · .+ 完场 /)
    expect(html).toContain('href="/base-football?team=t1&amp;lang=zh"')
    expect(textOf(teamWidget({ ...shown, current: sampleRow() }, options({ lang: 'en', now: now - 86_400_000 })))).toContain(
      'Next match · ',
    )
    expect([asks(html), asks(teamWidget({ ...shown, last }, options()))]).toEqual([20, 900])
    // The match ended after the team was read.
    const ended = teamWidget({ ...shown, current: sampleRow({ ...live, status: 'over' }) }, options())
    expect([asks(ended), textOf(ended).includes('上一场'), textOf(ended).includes('下一场')]).toEqual([30, true, false])
  })

  it('states when there is nothing to show', () => {
    expect(textOf(teamWidget(shown, options()))).toBe('临江潮汐 近期没有比赛')
    expect(textOf(noWidget(options({ lang: 'vi' })))).toBe('Không có trận hay đội này')
  })
})

it('takes its colors from its URL, else leaves them to the device', () => {
  const opened = (theme: WidgetOptions['theme']) => /<html[^>]*>/.exec(matchWidget(sampleRow(), options({ theme })))?.[0]
  expect([opened('system'), opened('dark'), opened('light')]).toEqual([
    '<html lang="zh">',
    '<html lang="zh" data-theme="dark">',
    '<html lang="zh" data-theme="light">',
  ])
})

it('stores nothing on the reader’s device', () => {
  expect(widgetScript).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|caches/)
})
