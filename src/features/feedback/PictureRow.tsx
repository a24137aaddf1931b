// Pictures of a feedback: up to four, each sent as soon as it is chosen, with its progress; taken away again.
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { summon } from '../../core/session/summon.ts'
import { pictureTypes, uploadPicture } from '../../core/upload/upload.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Progress } from '../../ui/figure/Progress.tsx'
import { FileRow } from '../../ui/form/FileRow.tsx'
import styles from './PictureRow.module.css'
import { useFeedbackWords } from './use-feedback-words.ts'

export interface PictureRowProps {
  pictures: readonly string[]
  isIn: boolean
  onChange(pictures: string[]): void
  onBusy(busy: boolean): void
}

export function PictureRow({ pictures, isIn, onChange, onBusy }: PictureRowProps) {
  const { t } = useLingui()
  const giveUp = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const failed = useFeedbackWords()
  const most = memberLimits.picturesPerPost
  useEffect(() => () => giveUp.current?.abort(), [])

  async function sendAll(files: readonly File[]): Promise<void> {
    const giving = new AbortController()
    giveUp.current = giving
    let sent = [...pictures]
    for (const file of files.slice(0, most - pictures.length)) {
      setPercent(0)
      const path = await uploadPicture(file, 'picture', { onProgress: setPercent, signal: giving.signal })
      sent = [...sent, path]
      onChange(sent)
    }
  }
  const choose = (files: readonly File[]): void => {
    if (files.length === 0) return
    setError('')
    onBusy(true)
    sendAll(files)
      .catch((reason: unknown) => {
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) setError(failed(reason))
      })
      .finally(() => {
        setPercent(null)
        onBusy(false)
      })
  }
  return (
    <fieldset className={styles.box}>
      <legend>
        <Trans>图片</Trans>
      </legend>
      <FileRow
        items={pictures.map((path, index) => ({
          key: path,
          shown: <img src={path} alt={t`第 ${index + 1} 张图片`} />,
          removeLabel: t`去掉第 ${index + 1} 张图片`,
          onRemove: () => onChange(pictures.filter((one) => one !== path)),
        }))}
        adding={
          isIn && pictures.length < most
            ? {
                accept: pictureTypes,
                label: t`添加图片`,
                icon: <ImagePlus size={22} aria-hidden="true" />,
                words: <Trans>添加</Trans>,
                multiple: true,
                disabled: percent !== null,
                onFiles: choose,
              }
            : undefined
        }
      />
      {percent !== null && <Progress label={t`上传进度`} percent={percent} />}
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
          <Button size="sm" variant="plain" onClick={() => summon('login')}>
            <Trans>登录</Trans>
          </Button>
        </p>
      )}
    </fieldset>
  )
}
