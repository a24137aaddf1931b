// A film on its way: sent, waiting for the line, paused, given up; and from the device again after a reload.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import { ApiError } from '../../../core/api/api.ts'
import { dropUpload, uploadPicture, uploadVideo, videoFault } from '../../../core/upload/upload.ts'
import type { VideoFile } from '../../../core/upload/video-draft.ts'
import { useVideoWords } from '../video-failure-words.ts'
import { waitsFor } from './upload-wait.ts'
import { frameOf } from './video-frame.ts'

/** `asked`: this device has not its bytes, the same file is asked for again. `waiting`: for the network; `away`: for the server. */
export type UploadState = 'none' | 'sending' | 'waiting' | 'away' | 'paused' | 'asked' | 'done'

/** Milliseconds after which a line that came back without a word is found. */
const lookAgain = 10_000

/** No other try will change it: the file itself is not what is taken. */
const unfit: ReadonlySet<ErrorCode> = new Set(['upload-type', 'upload-size', 'upload-broken'])

export interface VideoUploadGiven {
  file: VideoFile | null
  /** Path; empty: not there yet. */
  path: string
  onFile(file: VideoFile | null): void
  onPath(path: string): void
  /** A cover made of the file. */
  onFrame(path: string): void
}

export interface VideoUpload {
  state: UploadState
  percent: number
  failure: string | null
  choose(file: File): void
  pause(): void
  goOn(): void
  giveUp(): void
}

const lineIsBack = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, lookAgain)
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })

export function useVideoUpload({ file, path, onFile, onPath, onFrame }: VideoUploadGiven): VideoUpload {
  const [state, setState] = useState<UploadState>(path !== '' ? 'done' : file ? (file.blob ? 'paused' : 'asked') : 'none')
  const [percent, setPercent] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const giving = useRef<AbortController | null>(null)
  const words = useVideoWords('file')

  const send = useCallback(
    async (blob: Blob, name: string): Promise<void> => {
      giving.current?.abort()
      const stop = new AbortController()
      giving.current = stop
      const { signal } = stop
      setFailure(null)
      const onProgress = (now: number): void => {
        setPercent(now)
        setState('sending')
      }
      setState('sending')
      while (!signal.aborted) {
        try {
          const done = await uploadVideo(blob, { onProgress, signal })
          setState('done')
          onPath(done)
          await sendCover(blob, signal, onFrame)
          // It is there: this device need not keep its bytes.
          if (!signal.aborted) onFile({ name, size: blob.size, blob: null })
          return
        } catch (reason) {
          if (signal.aborted) return
          const waits = waitsFor(reason)
          if (!waits) {
            setFailure(words(reason))
            if (!(reason instanceof ApiError && unfit.has(reason.error))) return setState('paused')
            setState('none')
            return onFile(null)
          }
          setState(waits)
          await lineIsBack(signal)
        }
      }
    },
    [onFile, onPath, onFrame, words],
  )

  // What was cut by a reload goes on by itself; leaving the form pauses it.
  const first = useRef({ file, path, send })
  useEffect(() => {
    const { file: kept, path: there, send: begin } = first.current
    if (kept?.blob && there === '') void begin(kept.blob, kept.name)
    return () => giving.current?.abort()
  }, [])

  return {
    state,
    percent,
    failure,
    choose(chosen) {
      const fault = videoFault(chosen)
      if (fault) return setFailure(words(new ApiError(1, fault, fault)))
      setPercent(0)
      onPath('')
      onFile({ name: chosen.name, size: chosen.size, blob: chosen })
      void send(chosen, chosen.name)
    },
    pause() {
      giving.current?.abort()
      setState('paused')
    },
    goOn() {
      if (file?.blob) void send(file.blob, file.name)
    },
    giveUp() {
      giving.current?.abort()
      setState('none')
      setFailure(null)
      onFile(null)
      if (file?.blob) dropUpload(file.blob, 'video').catch((reason: unknown) => console.info('the parts run out by themselves', reason))
    },
  }
}

async function sendCover(blob: Blob, signal: AbortSignal, onFrame: (path: string) => void): Promise<void> {
  try {
    onFrame(await uploadPicture(await frameOf(blob), 'cover', { signal }))
  } catch (reason) {
    console.info('the cover is chosen by hand', reason)
  }
}
