// Admin: legal texts with all earlier versions, any of which can be restored.
import { type Static, Type } from 'typebox'
import { legalKinds } from '../legal.ts'
import { legalLimits } from '../limits/legal-limits.ts'
import { Count, closed, type Endpoint, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

const Kind = oneOf(legalKinds)
const VersionId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const OrVersionId = Type.Union([VersionId, Type.Null()])

/** A version without its text. */
export const LegalVersion = Type.Object(
  {
    id: VersionId,
    kind: Kind,
    /** The operator's account that published it, and when. */
    by: Type.String(),
    at: Timestamp,
    /** It restores the product's own text. */
    product: Type.Boolean(),
    /** The earlier version whose text it restores. */
    restored: OrVersionId,
  },
  closed,
)
export type LegalVersion = Static<typeof LegalVersion>

export const AdminLegalText = Type.Object(
  {
    kind: Kind,
    /** The text in force. */
    text: Name,
    /** Null: no version exists, the product's own text is in force. */
    version: Type.Union([LegalVersion, Type.Null()]),
  },
  closed,
)
export type AdminLegalText = Static<typeof AdminLegalText>

const Text = Type.String({ maxLength: legalLimits.text })
/** Id of the version that the operator saw in force; null: none existed. */
const base = OrVersionId

export const legalAdminEndpoints = {
  'GET api/Desk/legal': {
    summary: 'Returns a legal text that is in force, and its version.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ kind: Kind }, closed),
    data: AdminLegalText,
  },
  'GET api/Desk/legalVersions': {
    summary: 'Returns the versions of a legal text, newest first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ kind: Kind, page: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(LegalVersion), total: Count }, closed),
  },
  'GET api/Desk/legalVersion': {
    summary: 'Returns one version of a legal text in full; without an id, the product’s own text.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ kind: Kind, id: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ version: Type.Union([LegalVersion, Type.Null()]), text: Name }, closed),
    errors: ['not-found'],
  },
  'POST api/Desk/putLegal': {
    summary: 'Puts a new legal text in force, complete in three languages. Rejected if the version in force is not the one that was seen.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ kind: Kind, text: Type.Object({ zh: Text, en: Text, vi: Text }, closed), base }, closed),
    data: AdminLegalText,
    errors: ['content-needed', 'already-decided', 'invalid-input'],
  },
  'POST api/Desk/restoreLegal': {
    summary: 'Puts an earlier version in force again as a new version; with null, the product’s own text.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ kind: Kind, version: OrVersionId, base }, closed),
    data: AdminLegalText,
    errors: ['not-found', 'already-decided'],
  },
} as const satisfies Record<string, Endpoint>
