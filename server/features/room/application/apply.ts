// Applications as a streamer: validation, encrypted storage, masked display.
import type { ApiBody } from '../../../../contract/api.ts'
import type { Application } from '../../../../contract/room/application.ts'
import { idNumberForm, isIdNumber, isRealName, maskId, maskName, realNameForm } from '../../../../rules/member/real-name.ts'
import { applicationFault, contactForm, experienceForm, maskContact } from '../../../../rules/room/anchor-application.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Keys } from '../../../core/keys.ts'
import { findAccount, findByShareCode } from '../../account/store.ts'
import type { RoomDeps } from '../deps.ts'
import { type ApplicationRow, findApplication, upsertApplication } from './store.ts'

type Deps = Pick<RoomDeps, 'db' | 'keys' | 'now'>
const secrets = ['real_name', 'id_number', 'qq', 'wechat', 'phone'] as const
type Secret = (typeof secrets)[number]
const about = (accountId: string, field: Secret): string => `application ${accountId} ${field}`

/** Decrypts name, ID number and contacts. */
export function openApplication(keys: Keys, row: Pick<ApplicationRow, 'account_id' | Secret>): Record<Secret, string> {
  const of = (field: Secret): string => keys.unseal(row[field], about(row.account_id, field))
  return { real_name: of('real_name'), id_number: of('id_number'), qq: of('qq'), wechat: of('wechat'), phone: of('phone') }
}

export function presentApplication(keys: Keys, row: ApplicationRow): Application {
  const { real_name, id_number, qq, wechat, phone } = openApplication(keys, row)
  return {
    state: row.state,
    real_name: maskName(real_name),
    id_number: maskId(id_number),
    qq: maskContact(qq),
    wechat: maskContact(wechat),
    phone: maskContact(phone),
    inviter: row.inviter,
    experience: row.experience,
    reason: row.reason,
    sent_at: row.sent_at.toISOString(),
  }
}

const none: Application = {
  state: 'none',
  real_name: '',
  id_number: '',
  qq: '',
  wechat: '',
  phone: '',
  inviter: '',
  experience: '',
  reason: '',
  sent_at: null,
}
export async function applicationOf({ db, keys }: Deps, accountId: string): Promise<Application> {
  const row = await findApplication(db, accountId)
  return row ? presentApplication(keys, row) : none
}

/** Returns the account of a share code or an account number. */
async function inviterOf({ db }: Deps, me: string, typed: string): Promise<string> {
  const text = typed.trim()
  if (text === '') return ''
  const found = (await findByShareCode(db, text)) ?? (await findAccount(db, text))
  if (!found || found.id === me) throw fail('invite-invalid')
  return found.id
}

export async function apply(deps: Deps, me: string, body: ApiBody<'POST api/Live/apply'>): Promise<Application> {
  const { db, keys, now } = deps
  const { kind = 'cn' } = body
  if (!isRealName(body.real_name)) throw fail('real-name-invalid')
  if (!isIdNumber(kind, body.id_number)) throw fail('id-number-invalid')
  const contact = contactForm(body)
  const experience = experienceForm(body.experience)
  const fault = applicationFault(contact, experience)
  if (fault) throw fail(fault)
  const number = idNumberForm(body.id_number)
  const seal = (field: Secret, text: string): string => keys.seal(text, about(me, field))
  const sent = {
    account_id: me,
    kind,
    real_name: seal('real_name', realNameForm(body.real_name)),
    id_number: seal('id_number', number),
    id_mark: keys.mark('application id-number', `${kind} ${number}`),
    qq: seal('qq', contact.qq),
    wechat: seal('wechat', contact.wechat),
    phone: seal('phone', contact.phone),
    inviter: await inviterOf(deps, me, body.inviter ?? ''),
    experience,
    sent_at: new Date(now()),
  }
  const outcome = await inTransaction(db, (tx) => upsertApplication(tx, sent))
  if (outcome === 'taken') throw fail('id-number-taken')
  if (outcome === 'already') throw fail('already-decided')
  return applicationOf(deps, me)
}
