// The URL of a page's image: /og/KIND/ID.jpg, with everything that the id does not identify in the query. Pure.
import type { Lang } from '../../../contract/limits/limits.ts'
import { idKinds, isList, pageOf, type Subject } from './page.ts'

export interface PictureAsked {
  subject: Subject
  /** Omits the score. */
  hides: boolean
}

const idShape = /^[A-Za-z0-9_.-]{1,64}$/
const file = /^\/og\/([a-z-]{1,16})\/([A-Za-z0-9_.-]{1,64})\.jpg$/
export const pictureRoute = '/og/*'

/** `version` differs for each image, so that caches fetch a new one. */
export function pictureAddress(subject: Subject, { lang, hides, version }: { lang: Lang; hides: boolean; version: string }): string {
  const fields = new URLSearchParams({ lang })
  if (subject.kind === 'player') fields.set('player', subject.player)
  if (subject.kind === 'room' && subject.playback !== undefined) fields.set('playback', subject.playback)
  if (subject.kind === 'thread') fields.set('of', subject.of)
  if (hides) fields.set('spoiler', 'off')
  fields.set('v', version)
  return `/og/${subject.kind}/${subject.kind === 'list' ? subject.list : subject.id}.jpg?${fields}`
}

/** The subject of an image's URL; null if it is not one. */
export function pictureAsked(url: string): PictureAsked | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [, kind = '', id = ''] = file.exec(pathname) ?? []
  const hides = searchParams.get('spoiler') === 'off'
  if (kind === 'list') return isList(id) ? { subject: { kind, list: id }, hides } : null
  const subject = idShape.test(id) ? subjectOf(kind, id, searchParams) : null
  return subject && { subject, hides }
}

function subjectOf(kind: string, id: string, search: URLSearchParams): Subject | null {
  const plain = idKinds.find((one) => one === kind)
  if (plain) return { kind: plain, id }
  // The URLs of their pages carry the rest under the same names.
  const subjectAt = (path: string, fields: Record<string, string>): Subject | null =>
    pageOf(`${path}?${new URLSearchParams(fields)}`).subject
  if (kind === 'room') return subjectAt('/live', { id, playback: search.get('playback') ?? '' })
  if (kind === 'thread') return subjectAt('/comment', { id, type: search.get('of') ?? '' })
  if (kind !== 'player') return null
  const player = subjectAt('/base-football', { team: id, player: search.get('player') ?? '' })
  return player?.kind === 'player' ? player : null
}
