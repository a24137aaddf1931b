// URLs of pages: their subjects, and the canonical URL of each.
import { describe, expect, it } from 'vitest'
import { idKinds, lists, pageOf, pathOf, type Subject } from './page.ts'
import { pictureAddress, pictureAsked } from './picture-address.ts'

const subjects: Subject[] = [
  ...Object.keys(lists).map((list): Subject => ({ kind: 'list', list: list as keyof typeof lists })),
  ...idKinds.map((kind): Subject => ({ kind, id: 'a-1.b_2' })),
  { kind: 'player', id: 't1', player: '姚 & Đặng/"7"' },
  { kind: 'room', id: 'r1' },
  { kind: 'room', id: 'r1', playback: 'p1' },
]

describe('page URLs', () => {
  it.each(subjects)('%o round-trips through its URL', (subject) => {
    expect(pageOf(pathOf(subject)).subject).toEqual(subject)
  })

  it('depend on the sport', () => {
    expect(pathOf({ kind: 'match', id: 'm1', sport: 'football' })).toBe('/score-detail?id=m1')
    expect(pathOf({ kind: 'match', id: 'm1', sport: 'tennis' })).toBe('/score-detail?id=m1&type=tennis')
    expect(pathOf({ kind: 'team', id: 't1', sport: 'basketball' })).toBe('/base-basketball?team=t1')
    expect(pathOf({ kind: 'team', id: 't1', sport: 'esports' })).toBe('/base-other?team=t1')
  })

  it('of a thread are those of its subject', () => {
    expect(pathOf({ kind: 'thread', id: 'n1', of: 'news' })).toBe('/detail?id=n1')
    expect(pageOf('/comment?type=news&id=n1')).toEqual({ subject: { kind: 'thread', id: 'n1', of: 'news' }, isListed: false })
  })

  it('are read as the router writes them, and an invalid or repeated id names nothing', () => {
    expect(pageOf('/detail?id=%22123%22').subject).toEqual({ kind: 'article', id: '123' })
    const long = `/detail?id=${'a'.repeat(65)}`
    for (const url of ['/detail', '/detail?id=', '/detail?id=a&id=b', '/detail?id=%3Cb%3E', long, '/member', '/constructor'])
      expect([url, pageOf(url).subject]).toEqual([url, null])
    expect(pageOf('/anchor?type=toString').subject).toEqual({ kind: 'list', list: 'rooms' })
  })
})

describe('picture URLs', () => {
  const asked = { lang: 'vi', version: 'v1' } as const
  it.each(subjects.filter(({ kind }) => kind !== 'list'))('%o round-trips through its picture URL', (subject) => {
    for (const hides of [true, false]) expect(pictureAsked(pictureAddress(subject, { ...asked, hides }))).toEqual({ subject, hides })
  })

  it('of unknown subjects name nothing', () => {
    for (const url of ['/og/list/none.jpg', '/og/match/a.png', '/og/match/.jpg', '/og/a/b/c.jpg', '/og/hasOwnProperty/a.jpg'])
      expect([url, pictureAsked(url)]).toEqual([url, null])
  })
})
