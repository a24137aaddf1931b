// Which reads the first screen of a rendered route needs. The server answers them before it renders and the route's own queries ask for
// the same (bodies.ts), so that the app finds everything in its cache and asks for nothing again.
import type { Channel } from '../../contract/live.ts'
import type { renderedPaths } from '../../contract/wire/route.ts'
import { dataReads, otherDataReads } from './data-reads.ts'
import type { FirstContext, FirstRead } from './first-read.ts'
import { homeReads, matchReads, scheduleReads, scoresReads } from './match-reads.ts'
import { articleReads, newsReads } from './news-reads.ts'
import { circleReads, expertReads, roomReads, videoReads } from './people-reads.ts'
import { screenAddress } from './screen-address.ts'

type RenderedPath = (typeof renderedPaths)[number]
interface FirstScreen {
  /** Null: the address names nothing that could be drawn. */
  reads: (search: URLSearchParams, context: FirstContext) => FirstRead[] | null
  /** The channel of the one thing that it shows, by its id. */
  channel?: (id: string) => Channel
  /** Nothing of it moves with the scores. */
  isStill?: true
}

const screens: Readonly<Record<RenderedPath, FirstScreen>> = {
  '/main': { reads: homeReads },
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
