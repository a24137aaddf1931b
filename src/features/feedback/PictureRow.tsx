// Up to four pictures of a feedback: each uploads with progress as soon as it is chosen, or stays on the device without a network; each can
// be removed.
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { NetworkError } from '../../core/api/api.ts'
import { openDialog } from '../../core/session/open-dialog.ts'
import { pictureTypes, uploadPicture } from '../../core/upload/upload.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Progress } from '../../ui/figure/Progress.tsx'
import { ChosenFile } from '../../ui/form/ChosenFile.tsx'
import { FileRow } from '../../ui/form/FileRow.tsx'
import styles from './PictureRow.module.css'
import { useFeedbackMessages } from './use-feedback-messages.ts'

export interface PictureRowProps {
  pictures: readonly string[]
  /** Files that exist only on this device. */
  files: readonly Blob[]
  isIn: boolean
  onChange(change: { pictures?: string[]; files?: Blob[] }): void
  onBusy(busy: boolean): void
}

export function PictureRow({ pictures, files, isIn, onChange, onBusy }: PictureRowProps) {
  const { t } = useLingui()
  const giveUp = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const failed = useFeedbackMessages()
  const most = memberLimits.picturesPerPost
  useEffect(() => () => giveUp.current?.abort(), [])

  async function sendAll(chosen: readonly File[]): Promise<void> {
    const giving = new AbortController()
    giveUp.current = giving
    let sent = [...pictures]
    let unsent = [...files]
    for (const file of chosen.slice(0, most - pictures.length - files.length)) {
      setPercent(0)
      try {
        sent = [...sent, await uploadPicture(file, 'picture', { onProgress: setPercent, signal: giving.signal })]
        onChange({ pictures: sent })
      } catch (reason) {
        if (!(reason instanceof NetworkError)) throw reason
        unsent = [...unsent, file]
        onChange({ files: unsent })
      }
    }
  }
  const choose = (chosen: readonly File[]): void => {
    if (chosen.length === 0) return
    setError('')
    onBusy(true)
    sendAll(chosen)
      .catch((reason: unknown) => {
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) setError(failed(reason))
      })
      .finally(() => {
        setPercent(null)
        onBusy(false)
      })
  }
  const sent = pictures.map((path, index) => ({
    key: path,
    shown: <img src={path} alt={t`第 ${index + 1} 张图片`} />,
    removeLabel: t`去掉第 ${index + 1} 张图片`,
    onRemove: () => onChange({ pictures: pictures.filter((one) => one !== path) }),
  }))
  const unsent = files.map((file, place) => {
    const index = pictures.length + place
    return {
      key: String(index),
      shown: <ChosenFile file={file} kind="picture" label={t`第 ${index + 1} 张图片`} />,
      removeLabel: t`去掉第 ${index + 1} 张图片`,
      onRemove: () => onChange({ files: files.filter((one) => one !== file) }),
    }
  })
  return (
    <fieldset className={styles.box}>
      <legend>
        <Trans>图片</Trans>
      </legend>
      <FileRow
        items={[...sent, ...unsent]}
        adding={
          isIn && pictures.length + files.length < most
            ? {
                accept: pictureTypes,
                label: t`添加图片`,
                icon: <ImagePlus size={22} aria-hidden="true" />,
                caption: <Trans>添加</Trans>,
                multiple: true,
                disabled: percent !== null,
                onFiles: choose,
              }
            : undefined
        }
      />
      {percent !== null && <Progress label={t`上传进度`} percent={percent} />}
      {files.length > 0 && (
        <p className={styles.hint}>
          <Trans>没有网络，图片先存在这台设备上，联网后和反馈一起发出</Trans>
        </p>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isIn ? (
        <p className={styles.hint}>
          <Trans>最多 {most} 张，PNG 或 JPEG，每张 5 MB 以内</Trans>
        </p>
      ) : (
        <p className={styles.invite}>
          <Trans>登录后可以附图片，也能在这里看到回复</Trans>
          <Button size="sm" variant="plain" onClick={() => openDialog('login')}>
            <Trans>登录</Trans>
          </Button>
        </p>
      )}
    </fieldset>
  )
}
