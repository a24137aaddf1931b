// Which reads the first screen of a rendered route needs. The server answers them before it renders and the route's own queries ask for
// the same (bodies.ts), so that the app finds everything in its cache and asks for nothing again.
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
  /** Null: the address names nothing that could be drawn. */
  reads: (search: URLSearchParams, context: FirstContext) => FirstRead[] | null
  /** The channel of the one thing that it shows, by its id. */
  channel?: (id: string) => Channel
  /** Nothing of it moves with the scores. */
  isStill?: true
  /** It has a place for the invitation of the guide. */
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

/** The reads of a rendered route, or null when the server does not render what is at this address. */
export function firstScreenReads(url: string, context: FirstContext): FirstRead[] | null {
  const { pathname, searchParams } = new URL(screenAddress(url), 'http://localhost')
  return screenAt(pathname)?.reads(searchParams, context) ?? null
}

/** Channels that tell of this screen alone: what they say from its reads on is heard by whoever opens it. */
export function channelsOf(url: string): Channel[] {
  const { pathname, searchParams } = new URL(screenAddress(url), 'http://localhost')
  const channel = screenAt(pathname)?.channel
  const id = searchParams.get('id')
  return channel && id !== null ? [channel(id)] : []
}

/** Whether a screen stays as it was drawn while scores move. */
export const isStill = (pathname: string): boolean => screenAt(pathname)?.isStill === true

/** Whether a screen is drawn otherwise for who has answered the guide. */
export const hasGuide = (pathname: string): boolean => screenAt(pathname)?.hasGuide === true
