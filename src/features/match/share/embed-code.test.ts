import { describe, expect, it } from 'vitest'
import { type Embed, embedAddress, embedCode } from './embed-code.ts'

const origin = 'https://stand.example'
const embed = (more: Partial<Embed> = {}): Embed => ({ kind: 'match', id: 'm1', lang: null, theme: 'system', scores: true, ...more })

describe('embed code', () => {
  it('names the content and as few parameters as possible', () => {
    expect(embedAddress(origin, embed())).toBe('https://stand.example/widget/match?id=m1')
    expect(embedAddress(origin, embed({ kind: 'team', id: 't1', lang: 'vi', theme: 'dark', scores: false }))).toBe(
      'https://stand.example/widget/team?id=t1&lang=vi&theme=dark&spoiler=off',
    )
  })

  it('is one element with the size of its kind', () => {
    expect(embedCode(origin, '临江潮汐 vs 北固铁狮', embed({ lang: 'zh' }))).toBe(
      '<iframe src="https://stand.example/widget/match?id=m1&amp;lang=zh" title="临江潮汐 vs 北固铁狮" width="360" height="136" style="border:0;max-width:100%" loading="lazy"></iframe>',
    )
    expect(embedCode(origin, 'x', embed({ kind: 'team' }))).toContain(' height="276" ')
  })

  it('escapes a name that contains markup', () => {
    const code = embedCode(origin, '"><script>x</script>&', embed())
    expect(code).toContain('title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;&amp;"')
    expect(code.match(/</g)).toHaveLength(2)
  })
})
