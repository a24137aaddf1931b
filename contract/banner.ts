// Banners: pictures with a title and a link.
import { type Static, Type } from 'typebox'
import { langs } from './limits/limits.ts'
import { closed, type Endpoint, Id, oneOf } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

/** A path on this host: of an upload, or of a file of the app. */
export const PicturePath = Type.String({ pattern: '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$', maxLength: 200 })
/** A path of this app, or an https URL. */
export const BannerLink = Type.String({ pattern: '^(/([^/\\\\\\s][^\\s\\\\]*)?|https://[^\\s/\\\\@]+(/[^\\s\\\\]*)?)$', maxLength: 500 })

/** Languages in which it is shown; empty: all. */
const Langs = Type.Array(oneOf(langs), { maxItems: langs.length, uniqueItems: true })

export const Banner = Type.Object({ id: Id, title: Name, img: PicturePath, url: BannerLink, langs: Langs }, closed)
export type Banner = Static<typeof Banner>

export const bannerEndpoints = {
  'POST api/Banner/getBannerList': {
    summary: 'Returns the current banners for the reader’s region, in the operator’s order.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Banner) }, closed),
  },
} as const satisfies Record<string, Endpoint>
