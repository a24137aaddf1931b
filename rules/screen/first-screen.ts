// The reads that the first screen of a rendered route needs. The server runs them before it renders and the route's own queries are
// identical (bodies.ts), so that the app finds everything in its cache and refetches nothing.
import type { Channel } from '../../contract/live.ts'
import type { renderedPaths } from '../../contract/wire/route.ts'
import { circlesReads, threadPageReads } from './community-reads.ts'
import { dataReads, otherDataReads } from './data-reads.ts'
import { expertsReads, forecastReads, schemeReads, trophyReads } from './expert-reads.ts'
import type { FirstContext, FirstRead } from './first-read.ts'
import { homeReads, matchReads, scheduleReads, scoresReads } from './match-reads.ts'
import { articleReads, newsReads } from './news-reads.ts'
import { circleReads, expertReads, roomReads, videoReads } from './people-reads.ts'
import { anchorReads, personaReads, rankReads, scoreLiveReads } from './room-reads.ts'
import { screenAddress } from './screen-address.ts'
import { aboutReads, noReads } from './site-reads.ts'
import { categoryReads, videoListReads } from './video-reads.ts'

type RenderedPath = (typeof renderedPaths)[number]
interface FirstScreen {
  /** Null: the URL names nothing that could be rendered. */
  reads: (search: URLSearchParams, context: FirstContext) => FirstRead[] | null
  /** The channel of its subject, by id. */
  channel?: (id: string) => Channel
  /** Nothing on it changes with the scores. */
  isStill?: true
  /** It reserves a place for the guide's invitation. */
  hasGuide?: true
}

const screens: Readonly<Record<RenderedPath, FirstScreen>> = {
  '/main': { reads: homeReads, hasGuide: true },
  '/football': { reads: scoresReads('football') },
  '/basketball': { reads: scoresReads('basketball') },
  '/schedule': { reads: scheduleReads },
  '/score-detail': { reads: matchReads, channel: (id) => `match:${id}` },
  '/news': { reads: newsReads, isStill: true },
  '/detail': { reads: articleReads, isStill: true },
  '/base-football': { reads: dataReads('football') },
  '/base-basketball': { reads: dataReads('basketball') },
  '/base-other': { reads: otherDataReads },
  '/live': { reads: roomReads, channel: (id) => `room:${id}` },
  '/video-player': { reads: videoReads, isStill: true },
  '/circle-detail': { reads: circleReads, isStill: true },
  '/specialist-home': { reads: expertReads, isStill: true },
  '/anchor': { reads: anchorReads, isStill: true },
  '/rank': { reads: rankReads, isStill: true },
  '/persona': { reads: personaReads, isStill: true },
  '/score-live': { reads: scoreLiveReads, channel: (id) => `match:${id}` },
  '/video-list': { reads: videoListReads, isStill: true },
  '/video-classify': { reads: categoryReads, isStill: true },
  '/circle': { reads: circlesReads, isStill: true },
  '/comment': { reads: threadPageReads, isStill: true },
  '/specialist': { reads: expertsReads, isStill: true },
  '/specialist-detail': { reads: schemeReads, isStill: true },
  '/foresight': { reads: forecastReads, isStill: true },
  '/trophy/home': { reads: trophyReads, isStill: true },
  '/downLoad': { reads: noReads, isStill: true },
  '/about-user': { reads: aboutReads, isStill: true },
}

const screenAt = (pathname: string): FirstScreen | undefined =>
  Object.hasOwn(screens, pathname) ? screens[pathname as RenderedPath] : undefined

/** The reads of a rendered route, or null if the server does not render this URL. */
export function firstScreenReads(url: string, context: FirstContext): FirstRead[] | null {
  const { pathname, searchParams } = new URL(screenAddress(url), 'http://localhost')
  return screenAt(pathname)?.reads(searchParams, context) ?? null
}

/** Channels specific to this screen: its visitors receive their frames from the time of its reads on. */
export function channelsOf(url: string): Channel[] {
  const { pathname, searchParams } = new URL(screenAddress(url), 'http://localhost')
  const channel = screenAt(pathname)?.channel
  const id = searchParams.get('id')
  return channel && id !== null ? [channel(id)] : []
}

/** Whether a screen does not change while scores change. */
export const isStill = (pathname: string): boolean => screenAt(pathname)?.isStill === true

/** Whether a screen is rendered differently once the guide is answered. */
export const hasGuide = (pathname: string): boolean => screenAt(pathname)?.hasGuide === true
