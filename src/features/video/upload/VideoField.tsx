// The file of an upload: select, upload with progress, pause, cancel, replace; resumes after a lost connection or a reload.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { videoAccept } from '../../../core/upload/upload.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Progress } from '../../../ui/figure/Progress.tsx'
import styles from './UploadForm.module.css'
import { type UploadState, useVideoUpload, type VideoUpload, type VideoUploadGiven } from './use-video-upload.ts'

export interface VideoFieldProps extends VideoUploadGiven {
  error: string | null
}

export function VideoField({ error, ...given }: VideoFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const upload = useVideoUpload(given)
  const name = given.file?.name ?? ''
  const isUnderWay = runs(upload.state) || (upload.state === 'paused' && name !== '')
  const problem = upload.failure ?? error
  return (
    <fieldset className={styles.set}>
      <legend>
        <Trans>视频</Trans>
      </legend>
      <div className={styles.acts}>
        <Button size="sm" disabled={isUnderWay} onClick={() => input.current?.click()}>
          {upload.state === 'asked' ? <Trans>再选一次</Trans> : upload.state === 'done' ? <Trans>换一个</Trans> : <Trans>选择视频</Trans>}
        </Button>
        {isUnderWay && <Progress label={t`上传进度`} percent={upload.percent} />}
        {name !== '' && <span className={styles.name}>{name}</span>}
        <Acts upload={upload} />
      </div>
      <p className={styles.hint} role="status">
        <UploadStatus upload={upload} name={name} />
      </p>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={videoAccept.join(',')}
        aria-label={t`选择视频`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.choose(file)
          // Lets the user select the same file again.
          target.value = ''
        }}
      />
    </fieldset>
  )
}

/** Whether the upload is in progress or will resume by itself. */
const runs = (state: UploadState): boolean => state === 'sending' || state === 'waiting' || state === 'away'

function Acts({ upload: { state, pause, goOn, giveUp } }: { upload: VideoUpload }) {
  if (state === 'none' || state === 'done') return null
  return (
    <>
      {state === 'paused' && (
        <Button size="sm" onClick={goOn}>
          <Trans>继续上传</Trans>
        </Button>
      )}
      {runs(state) && (
        <Button size="sm" onClick={pause}>
          <Trans context="an upload">暂停</Trans>
        </Button>
      )}
      <Button size="sm" variant="plain" onClick={giveUp}>
        <Trans>放弃上传</Trans>
      </Button>
    </>
  )
}

function UploadStatus({ upload: { state }, name }: { upload: VideoUpload; name: string }) {
  switch (state) {
    case 'sending':
      return <Trans>断网或关掉页面也没关系，回来会接着传</Trans>
    case 'waiting':
      return <Trans>网络断了，连上后自动接着传</Trans>
    case 'away':
      return <Trans>服务器暂时没有回应，恢复后自动接着传</Trans>
    case 'paused':
      return <Trans>已暂停，传好的部分保留一天</Trans>
    case 'asked':
      return <Trans>请再选一次“{name}”，会从断开的地方接着传</Trans>
    default:
      return <Trans>MP4、MOV 或 WebM，小于 50 MB</Trans>
  }
}
