// Routes of the legal texts: public reading; in the admin pages writing, and restoring of earlier versions.
import type { FastifyInstance } from 'fastify'
import type { AdminLegalText, LegalVersion } from '../../../contract/admin/legal-admin.ts'
import type { LegalKind, LegalText } from '../../../contract/legal.ts'
import { langs } from '../../../contract/limits/limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { type Prepared, prepared, successMessage } from '../../core/http/envelope.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { productText } from './product/product-text.ts'
import { findCurrent, findCurrentId, findVersion, insertVersion, type LegalVersionRow, listVersions } from './store.ts'

export interface LegalDeps {
  /** The site's name, for the product's own texts. */
  siteName: () => Name
  now?: () => number
}

interface Change {
  by: string
  act: 'legal.put' | 'legal.restore'
  kind: LegalKind
  /** The current version that the operator has seen. */
  base: number | null
}

const present = ({ text, at, ...row }: LegalVersionRow): LegalVersion => ({ ...row, product: text === null, at: at.toISOString() })

/** Log entry of a text without its content: it is long, and stored in its version. */
const logged = (row: LegalVersionRow | undefined, text: Name) => ({
  version: row?.id ?? null,
  product: (row?.text ?? null) === null,
  ...Object.fromEntries(langs.map((lang) => [`characters_${lang}`, text[lang].length])),
})

/** Normalizes line endings and trims. */
const trimmed = (text: Name): Name => {
  const one = (raw: string): string => raw.replace(/\r\n?/g, '\n').trim()
  return { zh: one(text.zh), en: one(text.en), vi: one(text.vi) }
}

const isSame = (one: Name | null, other: Name | null): boolean =>
  one === null || other === null ? one === other : langs.every((lang) => one[lang] === other[lang])

export function registerLegal(app: FastifyInstance, { db }: Pick<Context, 'db'>, { siteName, now = Date.now }: LegalDeps): void {
  const textOf = (kind: LegalKind, row: LegalVersionRow | undefined): Name => row?.text ?? productText(kind, siteName())
  const toAdminText = (kind: LegalKind, row: LegalVersionRow | undefined): AdminLegalText => ({
    kind,
    text: textOf(kind, row),
    version: row ? present(row) : null,
  })

  /** Puts the text that `make` returns into force; null is the product's own text. Writes nothing if that is already in force. */
  async function change(
    { by, act, kind, base }: Change,
    make: (tx: Tx) => Promise<{ text: Name | null; restored: number | null }>,
  ): Promise<AdminLegalText> {
    const subject = `legal ${kind}`
    return db.transaction(async (tx) => {
      await lockSubject(tx, subject)
      const before = await findCurrent(tx, kind)
      if ((before?.id ?? null) !== base) throw fail('already-decided', { legal: kind })
      const { text, restored } = await make(tx)
      if (isSame(text, before?.text ?? null)) return toAdminText(kind, before)
      const at = now()
      const after = await insertVersion(tx, { kind, text, by, at: new Date(at), restored })
      const states = { before: logged(before, textOf(kind, before)), after: logged(after, textOf(kind, after)) }
      await writeAudit(tx, { by, act, subject, ...states, at })
      return toAdminText(kind, after)
    })
  }

  /** Texts are long, and change only with their version or the site's name: the compressed response is cached. */
  const responses = new Map<LegalKind, { stamp: string; response: Prepared }>()
  const stampOf = (id: number | null): string => `${id} ${JSON.stringify(siteName())}`

  route(app, 'GET api/Legal/text', async ({ query: { kind } }) => {
    const known = responses.get(kind)
    if (known?.stamp === stampOf(await findCurrentId(db, kind))) return known.response
    const row = await findCurrent(db, kind)
    const stamp = stampOf(row?.id ?? null)
    const data: LegalText = { kind, text: textOf(kind, row), since: row?.at.toISOString() ?? null }
    const response = prepared(Buffer.from(JSON.stringify({ code: 0, msg: successMessage, data })))
    responses.set(kind, { stamp, response })
    return response
  })

  route(app, 'GET api/Desk/legal', async ({ query: { kind } }) => toAdminText(kind, await findCurrent(db, kind)))

  route(app, 'GET api/Desk/legalVersions', ({ query }) => listVersions(db, query.kind, pageOf(query)))

  route(app, 'GET api/Desk/legalVersion', async ({ query: { kind, id } }) => {
    const row = id === undefined ? undefined : await findVersion(db, kind, Number(id))
    if (id !== undefined && !row) throw fail('not-found', { legal: id })
    return { version: row ? present(row) : null, text: textOf(kind, row) }
  })

  route(app, 'POST api/Desk/putLegal', async ({ account, body: { kind, base, text } }) => {
    const written = trimmed(text)
    if (!langs.every((lang) => written[lang] !== '')) throw fail('content-needed')
    return change({ by: account.id, act: 'legal.put', kind, base }, async () => ({ text: written, restored: null }))
  })

  route(app, 'POST api/Desk/restoreLegal', ({ account, body: { kind, version, base } }) =>
    change({ by: account.id, act: 'legal.restore', kind, base }, async (tx) => {
      if (version === null) return { text: null, restored: null }
      const earlier = await findVersion(tx, kind, version)
      if (!earlier) throw fail('not-found', { legal: version })
      return { text: earlier.text, restored: version }
    }),
  )
}
