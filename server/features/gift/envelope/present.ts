// Presents an envelope on the wire, and checks who may open it.
import type { Envelope, EnvelopeShare } from '../../../../contract/gift/envelope.ts'
import { withoutUnseen } from '../../../../rules/text/invisible-marks.ts'
import { foldForms } from '../../../../rules/text/text-fold.ts'
import { fail } from '../../../core/http/fail.ts'
import type { Face } from '../../account/store.ts'
import type { EnvelopeRow } from './store.ts'

export function stateOf(row: EnvelopeRow, now: number): Envelope['state'] {
  if (row.taken === row.shares.length) return 'empty'
  if (row.settled_at !== null || row.ends_at.getTime() <= now) return 'over'
  return row.opens_at !== null && row.opens_at.getTime() > now ? 'counting' : 'open'
}

export const presentEnvelope = (row: EnvelopeRow, face: Face | undefined, now: number): Envelope => ({
  id: row.id,
  room_id: row.room_id,
  uid: row.account_id,
  nickname: face?.nickname ?? '',
  avatar: face?.avatar ?? '',
  kind: row.kind,
  condition: row.condition,
  word: row.word,
  greeting: row.greeting,
  total: row.total,
  num: row.shares.length,
  taken: row.taken,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  opens_at: (row.opens_at ?? row.created_at).toISOString(),
  ends_at: row.ends_at.toISOString(),
})

interface ShareRow {
  account_id: string
  amount: number
  at: Date
}
/** The largest share is marked only when all are taken; of equal ones the first. */
export function presentShares(row: EnvelopeRow, shares: readonly ShareRow[], faces: ReadonlyMap<string, Face>): EnvelopeShare[] {
  const isDecided = row.taken === row.shares.length && row.kind === 'random' && row.shares.length > 1
  const best = isDecided ? shares.findLast(({ amount }) => amount === Math.max(...row.shares)) : undefined
  return shares.map((share) => ({
    uid: share.account_id,
    nickname: faces.get(share.account_id)?.nickname ?? '',
    avatar: faces.get(share.account_id)?.avatar ?? '',
    amount: share.amount,
    best: share === best,
    at: share.at.toISOString(),
  }))
}

/** Whether the words match, regardless of character width, spelling variants and spaces. */
export const isWord = (typed: string | undefined, word: string): boolean => {
  const forms = (text: string): string[] => foldForms(withoutUnseen(text)).map((form) => form.replaceAll(' ', ''))
  const wanted = forms(word)
  return typed !== undefined && forms(typed).some((form) => wanted.includes(form))
}

export interface Opener {
  id: string
  word: string | undefined
  /** Age of the account, in milliseconds. */
  age: number
  isFan: () => Promise<boolean>
  follows: () => Promise<boolean>
}
/** Throws if the opener may not open it. `minutes`: minimum age of the account. */
export async function checkOpener(row: EnvelopeRow, opener: Opener, minutes: number): Promise<void> {
  if (row.account_id === opener.id) throw fail('envelope-own')
  if (opener.age < minutes * 60_000) throw fail('account-new')
  switch (row.condition) {
    case 'everyone':
      return
    case 'followers':
      if (!(await opener.follows())) throw fail('envelope-followers')
      return
    case 'fans':
      if (!(await opener.isFan())) throw fail('envelope-fans')
      return
    case 'word':
      if (!isWord(opener.word, row.word)) throw fail('envelope-word')
  }
}
