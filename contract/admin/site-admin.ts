// Admin: the site's own identity.
import { type Static, Type } from 'typebox'
import { SiteIdentity } from '../config/site.ts'
import { closed, type Endpoint } from '../wire/endpoint.ts'

export const AdminSite = Type.Object(
  {
    site: SiteIdentity,
    /** Defaults where nothing is set. */
    product: SiteIdentity,
  },
  closed,
)
export type AdminSite = Static<typeof AdminSite>

export const siteAdminEndpoints = {
  'GET api/Desk/site': {
    summary: 'Returns name, logo, color and languages of the site, and those of the product.',
    who: 'operator',
    effect: 'read',
    data: AdminSite,
  },
  'POST api/Desk/putSite': {
    summary: 'Sets the given ones of these; pages opened from then on show them. A color that would be unreadable is rejected.',
    who: 'operator',
    effect: 'write',
    body: Type.Partial(Type.Object(SiteIdentity.properties, closed), closed),
    data: AdminSite,
    errors: ['invalid-input'],
  },
} as const satisfies Record<string, Endpoint>
