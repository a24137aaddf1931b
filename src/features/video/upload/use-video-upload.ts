// A video upload: in progress, waiting for the connection, paused or cancelled; resumes from the device after a reload.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import { ApiError } from '../../../core/api/api.ts'
import { dropUpload, uploadPicture, uploadVideo, videoFault } from '../../../core/upload/upload.ts'
import type { VideoFile } from '../../../core/upload/video-draft.ts'
import { useVideoMessages } from '../video-failure-messages.ts'
import { waitsFor } from './upload-wait.ts'
import { frameOf } from './video-frame.ts'

/**
 * `asked`: this device lacks the bytes, so the user must select the same file again. `waiting`: for the network; `away`: for the server.
 */
export type UploadState = 'none' | 'sending' | 'waiting' | 'away' | 'paused' | 'asked' | 'done'

/** Retry interval in milliseconds, for a connection that returns without an event. */
const checkInterval = 10_000

/** Permanent errors: the server will never accept this file. */
const unfit: ReadonlySet<ErrorCode> = new Set(['upload-type', 'upload-size', 'upload-broken'])

export interface VideoUploadGiven {
  file: VideoFile | null
  /** Path of the upload; empty until it is complete. */
  path: string
  onFile(file: VideoFile | null): void
  onPath(path: string): void
  /** Receives the path of a cover generated from the file. */
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

const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, checkInterval)
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })

export function useVideoUpload({ file, path, onFile, onPath, onFrame }: VideoUploadGiven): VideoUpload {
  const [state, setState] = useState<UploadState>(path !== '' ? 'done' : file ? (file.blob ? 'paused' : 'asked') : 'none')
  const [percent, setPercent] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const giving = useRef<AbortController | null>(null)
  const messageOf = useVideoMessages('file')

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
          // Uploaded: this device no longer needs the bytes.
          if (!signal.aborted) onFile({ name, size: blob.size, blob: null })
          return
        } catch (reason) {
          if (signal.aborted) return
          const waits = waitsFor(reason)
          if (!waits) {
            setFailure(messageOf(reason))
            if (!(reason instanceof ApiError && unfit.has(reason.error))) return setState('paused')
            setState('none')
            return onFile(null)
          }
          setState(waits)
          await whenOnline(signal)
        }
      }
    },
    [onFile, onPath, onFrame, messageOf],
  )

  // An upload interrupted by a reload resumes by itself; unmounting the form pauses it.
  const first = useRef({ file, path, send })
  useEffect(() => {
    const { file: stored, path: there, send: begin } = first.current
    if (stored?.blob && there === '') void begin(stored.blob, stored.name)
    return () => giving.current?.abort()
  }, [])

  return {
    state,
    percent,
    failure,
    choose(chosen) {
      const fault = videoFault(chosen)
      if (fault) return setFailure(messageOf(new ApiError(1, fault, fault)))
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
      if (file?.blob) dropUpload(file.blob, 'video').catch((reason: unknown) => console.info('upload deletion failed', reason))
    },
  }
}

async function sendCover(blob: Blob, signal: AbortSignal, onFrame: (path: string) => void): Promise<void> {
  try {
    onFrame(await uploadPicture(await frameOf(blob), 'cover', { signal }))
  } catch (reason) {
    console.info('cover generation failed', reason)
  }
}
