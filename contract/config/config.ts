// The system configuration that the app fetches at start.
import { type Static, Type } from 'typebox'
import { Banner } from '../banner.ts'
import { Count, closed, type Endpoint, oneOf } from '../wire/endpoint.ts'
import { featureNames } from '../wire/feature.ts'
import { Name } from '../wire/name.ts'

export const SystemConfig = Type.Object(
  {
    /** URL of the live socket. */
    websocket: Type.String(),
    CountryCode: Type.Array(Type.Object({ code: Type.String(), name: Name }, closed)),
    /** QR image of the operator's own Android app; empty: the app draws a code of its own URL. */
    android_qr_code: Type.String(),
    /** SDKAppID of the operator's Tencent Chat; 0: our own chat. */
    im_sdk_app_id: Count,
    /** VAPID public key, base64url. */
    vapid_public_key: Type.String(),
    /** The product clock: product time is `feed` plus real time since `real`, times `speed`. */
    clock: Type.Object({ feed: Type.String(), real: Type.String(), speed: Type.Number() }, closed),
    /** Builds older than this one reload themselves once. */
    min_build: Type.String(),
    build: Type.String(),
    /** URL to which phones are redirected; empty if the operator has set none. */
    mobile_url: Type.String(),
    /** Companies whose odds can be selected. */
    company: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }, closed)),
    features: Type.Object({ odds: Type.Boolean() }, closed),
    /** Features that the operator has disabled: the app shows 开发中... instead. */
    off: Type.Array(oneOf(featureNames)),
    /** Banners shown between the lists of the home page; usually none. */
    banners: Type.Array(Banner),
    feed: Type.String(),
  },
  closed,
)
export type SystemConfig = Static<typeof SystemConfig>

export const configEndpoints = {
  'GET api/Config/getConfig': {
    summary: 'Returns the system configuration, which is read at start.',
    who: 'guest',
    effect: 'read',
    data: SystemConfig,
  },
} as const satisfies Record<string, Endpoint>
