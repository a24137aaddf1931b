// An upload as it is being written: what is missing in it, and what is sent. Pure.
import type { ApiBody } from '../../../contract/api.ts'
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { plainNumber } from '../text/typed-number.ts'

/** The file of a draft, as far as this device remembers it. */
export interface VideoFile {
  name: string
  size: number
  /** Its bytes; null: this device had no room for them, and its owner is asked for the same file again. */
  blob: Blob | null
}

export interface VideoDraft {
  title: string
  description: string
  category: string
  /** Paths of uploads; empty: none yet. */
  cover: string
  video: string
  /** The cover that was made of the video's picture; absent: none was. */
  framed?: string
  file: VideoFile | null
  match_id: string | null
  /** What happened first in the picture: product milliseconds, and how many seconds into it; null: not said. */
  begin: { at: number; after: string } | null
}
export const emptyVideo: VideoDraft = {
  title: '',
  description: '',
  category: '',
  cover: '',
  video: '',
  file: null,
  match_id: null,
  begin: null,
}
/** Nothing in it would be missed. */
export const isEmptyVideo = ({ title, description, cover, video, file }: VideoDraft): boolean =>
  file === null && [title, description, cover, video].every((text) => text.trim() === '')

export type VideoFault = 'title' | 'title-long' | 'description-long' | 'category' | 'cover' | 'video' | 'after'
const secondsShape = /^\d{1,5}$/
const secondsOf = ({ after }: { after: string }): string => plainNumber(after)

export function videoFaults(draft: VideoDraft): ReadonlySet<VideoFault> {
  const faults = new Set<VideoFault>()
  const title = countCharacters(draft.title.trim())
  if (title === 0) faults.add('title')
  if (title > videoLimits.title) faults.add('title-long')
  if (countCharacters(draft.description.trim()) > videoLimits.description) faults.add('description-long')
  if (draft.category === '') faults.add('category')
  if (draft.cover === '') faults.add('cover')
  if (draft.video === '') faults.add('video')
  if (draft.begin && !secondsShape.test(secondsOf(draft.begin))) faults.add('after')
  return faults
}

/** Its video is this one; none: another is chosen, and what shows the one before is no cover of it. */
export const withVideo = (draft: VideoDraft, video: string): VideoDraft => ({
  ...draft,
  video,
  cover: video === '' && draft.cover === draft.framed ? '' : draft.cover,
})
/** A cover made of its picture, unless its author has chosen one. */
export const withFrame = (draft: VideoDraft, cover: string): VideoDraft => (draft.cover === '' ? { ...draft, cover, framed: cover } : draft)

export function videoBody({ begin, file: _file, framed: _framed, ...draft }: VideoDraft): ApiBody<'POST api/Video_user/insert'> {
  const begins_at = draft.match_id === null || !begin ? null : new Date(begin.at - Number(secondsOf(begin)) * 1_000).toISOString()
  return { ...draft, title: draft.title.trim(), description: draft.description.trim(), begins_at }
}

/** Under which key the file of a draft lies: apart from its words, which are written again with every change. */
export const videoFileKey = (owner: string): string => `${owner}/file`
