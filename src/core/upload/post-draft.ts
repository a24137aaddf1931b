// A post being written on this device: its text, and the files that are uploaded when it is published.
import type { ApiData } from '../../../contract/api.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { call } from '../api/api.ts'
import { namedByText } from './named-people.ts'
import { pictureFault, type UploadOptions, uploadPicture, uploadVideo, videoFault } from './upload.ts'

export interface PostDraft {
  type: 'post' | 'video'
  circle: string
  text: string
  pictures: Blob[]
  video: Blob | null
  cover: Blob | null
  match: string | null
  /** Idempotency key: however often it is sent, it is one post. */
  key: string
}

export type DraftFault =
  | 'circle-needed'
  | 'cover-needed'
  | 'cover-format'
  | 'content-needed'
  | 'video-needed'
  | 'video-format'
  | 'too-long'
  | 'pictures'
  | 'video-size'

export const emptyPost = (circle = ''): PostDraft => ({
  type: 'post',
  circle,
  text: '',
  pictures: [],
  video: null,
  cover: null,
  match: null,
  key: crypto.randomUUID(),
})
export const isEmptyPost = ({ text, pictures, video, cover }: PostDraft): boolean =>
  text.trim() === '' && pictures.length === 0 && video === null && cover === null

/** Everything that is missing or wrong; each fault is shown at its field. R-CIRCLE-1. */
export function draftFaults({ type, circle, text, pictures, video, cover }: PostDraft): ReadonlySet<DraftFault> {
  const faults = new Set<DraftFault>()
  const written = countCharacters(text.trim())
  if (circle === '') faults.add('circle-needed')
  if (written === 0) faults.add('content-needed')
  if (written > communityLimits.postLength) faults.add('too-long')
  if (type === 'video') {
    if (!video) faults.add('video-needed')
    const wrong = video && videoFault(video)
    if (wrong) faults.add(wrong === 'upload-type' ? 'video-format' : 'video-size')
    if (!cover) faults.add('cover-needed')
    else if (pictureFault(cover)) faults.add('cover-format')
  } else if (pictures.length > memberLimits.picturesPerPost || pictures.some(pictureFault)) faults.add('pictures')
  return faults
}

/** Paths of files already uploaded: a retry does not upload them again. */
const sent = new WeakMap<Blob, string>()

async function pathOf(file: Blob, send: () => Promise<string>): Promise<string> {
  const known = sent.get(file)
  if (known !== undefined) return known
  const path = await send()
  sent.set(file, path)
  return path
}

export interface PublishOptions extends UploadOptions {
  /** The draft at the time when its files are uploaded: its text may have changed meanwhile. */
  latest?(): PostDraft
  /** The post itself is being sent: it can no longer change. */
  onSending?(): void
}

/**
 * Uploads the files, then sends the post. `onProgress`: integer percent of all bytes. `signal` aborts the uploads alone: once the
 * post is being sent, its arrival is uncertain, and another post under its key would count as the same.
 * @throws ApiError, NetworkError, or the signal's reason
 */
export async function publishPost(
  draft: PostDraft,
  { onProgress, signal, latest = () => draft, onSending }: PublishOptions = {},
): Promise<ApiData<'POST api/anchor_dynamics_user/insert'>> {
  const files = draft.type === 'video' ? [draft.cover, draft.video].filter((file): file is Blob => file !== null) : draft.pictures
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  const paths = new Map<Blob, string>()
  for (const file of files) {
    const options = {
      signal,
      onProgress: (percent: number) => onProgress?.(Math.floor(((before + (file.size * percent) / 100) * 100) / Math.max(1, total))),
    }
    const send = (): Promise<string> =>
      file === draft.video ? uploadVideo(file, options) : uploadPicture(file, file === draft.cover ? 'cover' : 'picture', options)
    paths.set(file, await pathOf(file, send))
    before += file.size
  }
  const media =
    draft.type === 'video'
      ? { video: draft.video ? paths.get(draft.video) : '', cover: draft.cover ? paths.get(draft.cover) : '' }
      : { pictures: draft.pictures.flatMap((file) => paths.get(file) ?? []) }
  signal?.throwIfAborted()
  const { circle, text, match } = latest()
  onSending?.()
  const mentions = await namedByText(text)
  return call('POST api/anchor_dynamics_user/insert', {
    body: {
      type: draft.type,
      circle_id: circle,
      content: text.trim(),
      key: draft.key,
      ...media,
      ...(match !== null && { match_id: match }),
      ...(mentions.length > 0 && { mentions }),
    },
  })
}
