// Applications of experts: validation, encryption, presentation.
import type { ApiBody } from '../../../contract/api.ts'
import type { ExpertApplication } from '../../../contract/expert/expert.ts'
import { experienceText, expertFault, wechatForm } from '../../../rules/expert/expert-application.ts'
import { isRealName, maskName, realNameForm } from '../../../rules/member/real-name.ts'
import { fail } from '../../core/http/fail.ts'
import { findApplication, upsertApplication } from './application-store.ts'
import type { ExpertDeps } from './deps.ts'
import type { ExpertApplicationRow } from './store.ts'

type Deps = Pick<ExpertDeps, 'db' | 'keys' | 'now' | 'words'>
const about = (accountId: string, field: 'real_name' | 'wechat'): string => `expert ${accountId} ${field}`

/** Decrypted name and WeChat. */
export function openApplication(
  keys: ExpertDeps['keys'],
  { account_id, real_name, wechat }: Pick<ExpertApplicationRow, 'account_id' | 'real_name' | 'wechat'>,
): { real_name: string; wechat: string } {
  return {
    real_name: keys.unseal(real_name, about(account_id, 'real_name')),
    wechat: keys.unseal(wechat, about(account_id, 'wechat')),
  }
}

/** Shows the first and the last two characters. */
const maskWechat = (text: string): string => `${text.slice(0, 1)}***${text.slice(-2)}`

export function presentApplication(keys: ExpertDeps['keys'], row: ExpertApplicationRow): ExpertApplication {
  const { real_name, wechat } = openApplication(keys, row)
  return {
    state: row.state,
    real_name: maskName(real_name),
    wechat: maskWechat(wechat),
    experience: row.experience,
    reason: row.reason,
    sent_at: row.sent_at.toISOString(),
  }
}

const none: ExpertApplication = { state: 'none', real_name: '', wechat: '', experience: '', reason: '', sent_at: null }

export async function applicationOf({ db, keys }: Pick<Deps, 'db' | 'keys'>, accountId: string): Promise<ExpertApplication> {
  const row = await findApplication(db, accountId)
  return row ? presentApplication(keys, row) : none
}

/** Throws on missing or invalid fields, and already-decided if one is pending or the caller is an expert. */
export async function apply(deps: Deps, me: string, body: ApiBody<'POST api/Expert/apply'>): Promise<ExpertApplication> {
  const { db, keys, now, words } = deps
  if (!isRealName(body.real_name)) throw fail('real-name-invalid')
  const fault = expertFault(body)
  if (fault) throw fail(fault)
  const experience = experienceText(body.experience)
  await words.check(experience)
  const sent = {
    account_id: me,
    real_name: keys.seal(realNameForm(body.real_name), about(me, 'real_name')),
    wechat: keys.seal(wechatForm(body.wechat), about(me, 'wechat')),
    experience,
    sent_at: new Date(now()),
  }
  if (!(await upsertApplication(db, sent))) throw fail('already-decided')
  return applicationOf(deps, me)
}
