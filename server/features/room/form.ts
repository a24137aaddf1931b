// Validates and normalizes the texts and files of a streamer's room.
import { roomLimits } from '../../../contract/limits/room-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { lineForm, nameForm } from '../../../rules/text/line-text.ts'
import { fail } from '../../core/http/fail.ts'
import { claimUploads } from '../upload/store.ts'
import type { RoomDeps } from './deps.ts'

const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|\p{M}{4,}/u

/** Returns one line without direction marks, at most `most` user-perceived characters. `form`: normalization to apply. */
export function lineOf(typed: string, most: number, field: string, form = lineForm): string {
  const text = form(typed)
  if (unseen.test(text) || countCharacters(text) > most) throw fail('invalid-input', { field })
  return text
}

/** Returns a title, which must not be empty. */
export function titleOf(typed: string): string {
  const text = lineOf(typed, roomLimits.title, 'title', nameForm)
  if (text === '') throw fail('invalid-input', { field: 'title' })
  return text
}

/** Accepts an empty path or the user's own upload of kind cover. `before` stays for a while, since open pages show it. */
export async function coverOf({ db, now }: Pick<RoomDeps, 'db' | 'now'>, uid: string, path: string, before = ''): Promise<string> {
  const own = await claimUploads(db, uid, [path, before].filter(Boolean), new Date(now()))
  if (path !== '' && !own.some((one) => one.path === path && one.kind === 'cover')) throw fail('invalid-input', { field: 'cover' })
  return path
}

export async function matchOf({ isMatch }: Pick<RoomDeps, 'isMatch'>, id: string | null): Promise<string | null> {
  if (id === null || id === '') return null
  if (!(await isMatch(id))) throw fail('not-found', { match: id })
  return id
}
