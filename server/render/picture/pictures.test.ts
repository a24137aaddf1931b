// Open Graph images as drawn: their size, that they are not blank, what is cached, and how many are drawn at once.
import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Badge, Card, MatchCard, TextCard } from './card.ts'
import { createPictures, PicturesBusy } from './pictures.ts'

const appDir = resolve(import.meta.dirname, '../../../dist/app')
const match: MatchCard = {
  ...{ type: 'match', ground: 'football', latin: false, head: '华夏超级联赛 第 18 轮', live: false, site: '看台' },
  ...{ centre: '2 : 1', foot: '完场' },
  mark: { type: 'mark', sign: '华', color: '#A3231A' },
  home: { name: '临江潮汐', crest: '#0B5A8A,#E8F1F5,潮', id: 't1' },
  away: { name: 'Câu lạc bộ Bóng đá Hoàng Anh Gia Lai', crest: '', id: 't2' },
}
const textCard: TextCard = {
  ...{ type: 'words', ground: 'stand', latin: true, label: 'News', title: 'Đặng Văn Lâm gia nhập đội bóng mới', foot: '21/11/2026' },
  ...{ badge: null, cover: '', live: false, site: 'Khán đài' },
}
const badges: Badge[] = [
  { type: 'crest', crest: '#0B5A8A,#E8F1F5,潮,LT', id: 't1' },
  { type: 'mark', sign: 'HS', color: '#A3231A' },
  { type: 'face', path: '/avatars/v1/u1.svg', name: '陆白' },
  { type: 'face', path: '/media/uploaded.webp', name: '陆白' },
]

/** The spread between light and dark above the line with the site's name. */
async function spread(bytes: Buffer): Promise<number> {
  const above = await sharp(bytes).extract({ left: 0, top: 0, width: 1_200, height: 540 }).greyscale().png().toBuffer()
  return (await sharp(above).stats()).channels[0]?.stdev ?? 0
}

describe('a picture', () => {
  const cards: Card[] = [match, { ...match, live: true, foot: '进行中' }, textCard, ...badges.map((badge) => ({ ...textCard, badge }))]
  it.each(cards)('%# has its size and is not blank', async (card) => {
    const bytes = await createPictures(appDir).draw(card)
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1_200, 630])
    expect(await spread(bytes)).toBeGreaterThan(8)
    expect(bytes.length).toBeLessThan(400_000)
  })

  it('shows the content of its card, and shares its ETag with no other card', async () => {
    const pictures = createPictures(appDir)
    const other = { ...match, centre: '2 : 2' }
    expect(pictures.etagOf(match)).toBe(pictures.etagOf({ ...match }))
    expect(pictures.etagOf(other)).not.toBe(pictures.etagOf(match))
    expect((await pictures.draw(other)).equals(await pictures.draw(match))).toBe(false)
  })

  it('omits characters that no font has, whatever a name contains', async () => {
    const title = `\u0000\u202e\ud800${'\u{10fffe}'.repeat(9)}👨‍👩‍👧‍👦 ${'字'.repeat(400)}`
    expect(await spread(await createPictures(appDir).draw({ ...textCard, title, foot: title }))).toBeGreaterThan(8)
    await createPictures(appDir).draw({ ...textCard, title: '', label: '', foot: '', site: '' })
  })

  it('reads no file other than a news picture', async () => {
    const drawn = (cover: string) => createPictures(appDir).draw({ ...textCard, cover })
    const plain = await drawn('')
    for (const cover of ['/../../package.json', '/news/../../package.json', '/index.html', '/news/none.webp'])
      expect([cover, (await drawn(cover)).equals(plain)]).toEqual([cover, true])
  })
})

describe('many pictures at once', () => {
  it('share and cache the picture of one card', async () => {
    const pictures = createPictures(appDir)
    const [first, second] = await Promise.all([pictures.draw(match), pictures.draw(match)])
    expect(first).toBe(second)
    expect(await pictures.draw(match)).toBe(first)
  })

  it('are drawn two at a time; those beyond the queue limit are rejected, and drawn later', async () => {
    const pictures = createPictures(appDir)
    const asked = Array.from({ length: 40 }, (_, at) => pictures.draw({ ...textCard, foot: String(at) }))
    const ended = await Promise.allSettled(asked)
    const refused = ended.filter((one) => one.status === 'rejected')
    expect(refused.length).toBe(40 - 2 - 24)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(PicturesBusy)
    await pictures.draw({ ...textCard, foot: '39' })
  })

  it('are evicted, oldest first, beyond a limit in bytes', async () => {
    const one = await createPictures(appDir).draw(textCard)
    const pictures = createPictures(appDir, one.length * 1.5)
    const first = await pictures.draw(textCard)
    await pictures.draw({ ...textCard, foot: '2' })
    expect(await pictures.draw(textCard)).not.toBe(first)
  })
})
