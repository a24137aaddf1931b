// A part of a page that is fetched when it is first drawn. One that the network kept back is asked for again; the page around it stays.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilThere } from '../../core/until-there.ts'

export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await untilThere(load, 'a part of the page was not fetched yet') }))
