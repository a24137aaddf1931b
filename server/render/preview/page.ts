// The subject of the page at a URL, and its canonical URL for search engines. Pure.
import { type CommentKind, commentKinds } from '../../../contract/comment.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Feature } from '../../../contract/wire/feature.ts'

/** List pages, named as in list-messages.ts. */
export const lists = {
  main: '/main',
  football: '/football',
  basketball: '/basketball',
  schedule: '/schedule',
  rooms: '/anchor',
  'rooms-1': '/anchor?type=1',
  'rooms-2': '/anchor?type=2',
  'rooms-3': '/anchor?type=3',
  'rooms-4': '/anchor?type=4',
  'rooms-5': '/anchor?type=5',
  'rooms-6': '/anchor?type=6',
  rank: '/rank',
  dome: '/dome',
  news: '/news',
  'football-data': '/base-football',
  'basketball-data': '/base-basketball',
  'other-data': '/base-other',
  videos: '/video-list',
  'video-categories': '/video-classify',
  forecasts: '/foresight',
  experts: '/specialist',
  trophies: '/trophy/home',
  circles: '/circle',
  install: '/downLoad',
  about: '/about-user',
  agreement: '/about-user?type=agreement',
  privacy: '/about-user?type=privacy',
  conduct: '/about-user?type=conduct',
  disclaimer: '/about-user?type=disclaimer',
} as const satisfies Record<string, string>
export type ListName = keyof typeof lists
export const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

/** Subjects identified by their id alone. */
export const idKinds = [
  'match',
  'score-live',
  'league',
  'team',
  'article',
  'video',
  'category',
  'circle',
  'post',
  'expert',
  'scheme',
  'person',
] as const
type ById = (typeof idKinds)[number]
export type Subject =
  | { kind: 'list'; list: ListName }
  /** The sport decides the path, and is known only after the read. */
  | { kind: ById; id: string; sport?: Sport }
  | { kind: 'player'; id: string; player: string; sport?: Sport }
  | { kind: 'room'; id: string; playback?: string }
  | { kind: 'thread'; id: string; of: CommentKind }

export interface Page {
  /** Null for a personal or unknown page, or a URL that names nothing. */
  subject: Subject | null
  /** Whether search engines may index it. */
  isListed: boolean
}

const idShape = /^[A-Za-z0-9_.-]{1,64}$/
/** The router quotes text that looks like a number. */
const unquoted = (value: string): string => /^"(.*)"$/s.exec(value)?.[1] ?? value

function textIn(search: URLSearchParams, name: string): string {
  const [value = '', ...more] = search.getAll(name)
  return more.length === 0 ? unquoted(value) : ''
}
function idIn(search: URLSearchParams, name = 'id'): string | null {
  const id = textIn(search, name)
  return idShape.test(id) ? id : null
}

const ofId =
  (kind: ById) =>
  (search: URLSearchParams): Subject | null => {
    const id = idIn(search)
    return id === null ? null : { kind, id }
  }

const longestPlayer = 80
function ofData(list: ListName) {
  return (search: URLSearchParams): Subject => {
    const team = idIn(search, 'team')
    const player = textIn(search, 'player')
    if (team !== null) return player && player.length <= longestPlayer ? { kind: 'player', id: team, player } : { kind: 'team', id: team }
    const league = idIn(search, 'league')
    return league === null ? { kind: 'list', list } : { kind: 'league', id: league }
  }
}

function ofRoom(search: URLSearchParams): Subject | null {
  const [id, playback] = [idIn(search), idIn(search, 'playback')]
  if (id === null) return null
  return playback === null ? { kind: 'room', id } : { kind: 'room', id, playback }
}

function ofThread(search: URLSearchParams): Subject | null {
  const id = idIn(search)
  const of = commentKinds.find((kind) => kind === textIn(search, 'type'))
  return id === null || of === undefined ? null : { kind: 'thread', id, of }
}

const listed = (list: ListName) => (): Subject => ({ kind: 'list', list })
/** Selects one of several lists at one path, by `type`. */
const byType =
  (plain: ListName, named: (type: string) => string) =>
  (search: URLSearchParams): Subject => {
    const name = named(textIn(search, 'type'))
    return { kind: 'list', list: isList(name) ? name : plain }
  }

const readers: Readonly<Record<string, (search: URLSearchParams) => Subject | null>> = {
  '/': listed('main'),
  '/main': listed('main'),
  '/football': listed('football'),
  '/basketball': listed('basketball'),
  '/schedule': listed('schedule'),
  '/score-detail': ofId('match'),
  '/score-live': ofId('score-live'),
  '/anchor': byType('rooms', (type) => `rooms-${type}`),
  '/live': ofRoom,
  '/rank': listed('rank'),
  '/dome': listed('dome'),
  '/persona': ofId('person'),
  '/news': listed('news'),
  '/detail': ofId('article'),
  '/base-football': ofData('football-data'),
  '/base-basketball': ofData('basketball-data'),
  '/base-other': ofData('other-data'),
  '/video-list': listed('videos'),
  '/video-player': ofId('video'),
  '/video-classify': (search) => ofId('category')(search) ?? { kind: 'list', list: 'video-categories' },
  '/foresight': listed('forecasts'),
  '/specialist': listed('experts'),
  '/specialist-home': ofId('expert'),
  '/specialist-detail': ofId('scheme'),
  '/trophy/home': listed('trophies'),
  '/circle': listed('circles'),
  '/circle-detail': (search) => {
    const post = idIn(search, 'post')
    return post === null ? ofId('circle')(search) : { kind: 'post', id: post }
  },
  '/comment': ofThread,
  '/downLoad': listed('install'),
  '/about-user': byType('about', (type) => (['agreement', 'privacy', 'conduct', 'disclaimer'].includes(type) ? type : '')),
}

/** Paths that robots.txt disallows, because their content is personal. */
export const privatePaths = [
  '/login',
  '/attention',
  '/reserve',
  '/member',
  '/chat-chat',
  '/new_file',
  '/feedback',
  '/specialist-info',
  '/desk',
  '/demo',
] as const

export function pageOf(url: string): Page {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const subject = readers[pathname]?.(searchParams) ?? null
  return { subject, isListed: subject !== null && subject.kind !== 'thread' }
}

const dataPaths: Partial<Record<Sport, string>> = { football: '/base-football', basketball: '/base-basketball' }
const query = (path: string, fields: Record<string, string | undefined>): string => {
  const named = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
  return `${path}?${new URLSearchParams(named)}`
}
const sportOf = (sport: Sport | undefined): string | undefined => (sport === 'football' ? undefined : sport)

/** Path and search of a subject's page, without a language. A thread has no page of its own: it is part of its subject's page. */
export function pathOf(subject: Subject): string {
  switch (subject.kind) {
    case 'list':
      return lists[subject.list]
    case 'match':
      return query('/score-detail', { id: subject.id, type: sportOf(subject.sport) })
    case 'score-live':
      return query('/score-live', { id: subject.id, type: sportOf(subject.sport) })
    case 'league':
      return query(dataPaths[subject.sport ?? 'football'] ?? '/base-other', { league: subject.id })
    case 'team':
      return query(dataPaths[subject.sport ?? 'football'] ?? '/base-other', { team: subject.id })
    case 'player':
      return query(dataPaths[subject.sport ?? 'football'] ?? '/base-other', { team: subject.id, player: subject.player })
    case 'article':
      return query('/detail', { id: subject.id })
    case 'video':
      return query('/video-player', { id: subject.id })
    case 'category':
      return query('/video-classify', { type: '3', id: subject.id })
    case 'circle':
      return query('/circle-detail', { id: subject.id })
    case 'post':
      return query('/circle-detail', { post: subject.id })
    case 'expert':
      return query('/specialist-home', { id: subject.id })
    case 'scheme':
      return query('/specialist-detail', { id: subject.id })
    case 'person':
      return query('/persona', { id: subject.id })
    case 'room':
      return query('/live', { id: subject.id, playback: subject.playback })
    case 'thread':
      return pathOf({ kind: threadOf[subject.of], id: subject.id })
  }
}
const threadOf = { post: 'post', video: 'video', news: 'article', match: 'match', scheme: 'scheme' } as const satisfies Record<
  CommentKind,
  ById
>

/** The feature that controls this page, which an operator may have disabled. */
export function featureOf(subject: Subject): Feature | null {
  const name = subject.kind === 'list' ? subject.list : subject.kind
  return features[name] ?? null
}
const features: Readonly<Record<string, Feature>> = {
  basketball: 'basketball',
  schedule: 'schedule',
  news: 'news',
  article: 'news',
  install: 'download',
  experts: 'experts',
  expert: 'experts',
  scheme: 'experts',
  forecasts: 'experts',
  trophies: 'guess',
}
