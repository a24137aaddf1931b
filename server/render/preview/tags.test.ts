// The head of a page as text: complete and free of injected markup, whatever its authors wrote.
import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { checkHead, readHead } from '../../../tests/support/preview/read-head.ts'
import { faultsOf } from '../../../tests/support/preview/schema-org.ts'
import { describeFacts } from './describe.ts'
import { escaped, jsonText } from './escape.ts'
import type { Teller } from './page-meta.ts'
import { dressHead, headOf } from './tags.ts'

const page = '<!doctype html>\n<html lang="zh"><head><meta name="description" content="x" /><title>看台</title></head><body></body></html>'
const origin = 'https://stand.example'
const teller = (more: Partial<Teller> = {}): Teller => ({
  ...{ lang: 'zh', site: productSite, origin, hides: false, now: Date.parse('2026-07-18T12:30:00Z') },
  ...more,
})
const facts = (more: Partial<MatchRow>) => ({ kind: 'match', row: sampleRow(more) }) as const
function headFor(more: Partial<MatchRow>, given: Teller = teller()) {
  const pageMeta = describeFacts(facts(more), { kind: 'match', id: 'm1' }, given)
  const head = headOf(pageMeta, given, { version: 'v', isListed: true, hasNews: true })
  const html = dressHead(page.replace('lang="zh"', `lang="${given.lang}"`), head)
  return { pageMeta, html, head: readHead(html) }
}

describe('a name that contains markup', () => {
  it.each(hostileTexts)('%s stays plain text', (text) => {
    const { html, head } = headFor({ home_team_name_zh: text, league_name_zh: text })
    checkHead(head, origin, 'zh')
    expect(head.nodes.flatMap((node) => faultsOf(node))).toEqual([])
    expect(head.metas.get('og:title')?.[0]).toContain(text.replace(/\s+/g, ' ').slice(0, 40))
    expect(html.match(/<script/g)).toHaveLength(head.nodes.length)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  it('keeps sequences that a replacement would take for patterns', () => {
    expect(headFor({ home_team_name_zh: "$& $1 $` $' $$" }).head.title).toContain("$& $1 $` $' $$")
  })

  it('has no line breaks or control characters in an attribute, and cannot end a block in JSON', () => {
    expect(escaped(' a\n\tb\u0007\u2028c"\'<&> ')).toBe('a b c&quot;&#39;&lt;&amp;&gt;')
    const value = { a: '</script><!--\u2028&' }
    expect(jsonText(value)).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(jsonText(value))).toEqual(value)
  })
})

describe('a match', () => {
  const over = { status: 'over', phase: 'finished', home_score: 2, away_score: 1 } as const
  const [event] = headFor(over).head.nodes

  it('is described with its score, status and league in each language', () => {
    const titles = (['zh', 'en', 'vi'] as const).map((lang) => headFor(over, teller({ lang })).head.title)
    const latin = 'Linjiang Tides 2:1 Beigu Lions'
    expect(titles).toEqual(['临江潮汐 2:1 北固铁狮 - 看台', `${latin} - Grandstand`, `${latin} - Khán đài`])
    expect(headFor(over).head.metas.get('description')?.[0]).toMatch(/^完场 · 华夏超级联赛 第 18 轮 · 2026年7月18日 20:00（北京时间） · /)
    expect(event).toMatchObject({ '@type': 'SportsEvent', alternateName: '临江潮汐 2:1 北固铁狮' })
  })

  it('hides every figure of its result when no score may be shown', () => {
    const row = { ...over, home_score: 97, away_score: 88, shootout: [77, 66], after_extra: true, winner: 'home' } as const
    const { pageMeta, html } = headFor({ ...row, shootout: [77, 66] }, teller({ hides: true }))
    expect(`${html}${JSON.stringify(pageMeta.card)}`).not.toMatch(/97|88|77|66/)
    expect(pageMeta.card).toMatchObject({ centre: 'VS', foot: '完场' })
  })

  it('tells search engines when it is postponed, moved or cancelled', () => {
    const status = (more: Partial<MatchRow>) => headFor(more).head.nodes[0]?.eventStatus
    expect([
      status({}),
      status({ original_time: '2026-07-17T12:00:00Z' }),
      status({ status: 'postponed' }),
      status({ status: 'cancelled' }),
    ]).toEqual(['EventScheduled', 'EventRescheduled', 'EventPostponed', 'EventCancelled'].map((word) => `https://schema.org/${word}`))
  })

  it('has no league link for a sport whose leagues have no page', () => {
    const { html } = headFor({ sport: 'tennis' })
    expect(html).not.toContain('league=')
    expect(html).toContain('/score-detail?id=m1&amp;type=tennis&amp;lang=zh')
  })

  it('has no time when only its day is known', () => {
    const { head } = headFor({ time_tbc: true })
    expect(head.nodes[0]?.startDate).toBe('2026-07-18')
    expect(head.metas.get('description')?.[0]).not.toMatch(/\d\d:\d\d/)
  })
})

it('omits everything that needs an origin when there is none', () => {
  const { head } = headFor({}, teller({ origin: '' }))
  expect([head.title, head.links, head.nodes]).toEqual(['临江潮汐 vs 北固铁狮 - 看台', [], []])
})
