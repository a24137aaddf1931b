// A part of a page that loads when it is first rendered. A failed load is retried; the page around it stays.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilThere } from '../../core/until-there.ts'

export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await untilThere(load, 'page part load failed, retrying') }))
