// Cover of a room or a broadcast: PNG or JPEG, 5 MB at most; choose, upload, preview, or remove.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { pictureTypes, uploadPicture } from '../../../../core/upload/upload.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Progress } from '../../../../ui/figure/Progress.tsx'
import studio from '../Studio.module.css'
import { useStudioMessages } from '../use-studio-messages.ts'
import styles from './CoverField.module.css'
import { RoomCover } from './RoomCover.tsx'

interface CoverFieldProps {
  /** Path; empty: none. */
  value: string
  /** Determines the placeholder without a cover. */
  category: number
  onChange(path: string): void
}

export function CoverField({ value, category, onChange }: CoverFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const giveUp = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const messageOf = useStudioMessages()
  useEffect(() => () => giveUp.current?.abort(), [])
  const send = (file: File | undefined): void => {
    if (!file) return
    const giving = new AbortController()
    giveUp.current = giving
    setError('')
    setPercent(0)
    uploadPicture(file, 'cover', { onProgress: setPercent, signal: giving.signal })
      .then(onChange)
      .catch((reason: unknown) => {
        if (!giving.signal.aborted) setError(messageOf(reason))
      })
      .finally(() => setPercent(null))
  }
  return (
    <fieldset className={studio.set}>
      <legend>
        <Trans>封面</Trans>
      </legend>
      <div className={styles.row}>
        <RoomCover cover={value} category={category} alt={t`封面`} className={styles.cover} />
        <div className={styles.words}>
          <div className={studio.acts}>
            <Button size="sm" disabled={percent !== null} onClick={() => input.current?.click()}>
              {value === '' ? <Trans>上传封面</Trans> : <Trans>换一张</Trans>}
            </Button>
            {value !== '' && (
              <Button size="sm" variant="plain" onClick={() => onChange('')}>
                <Trans>不用封面</Trans>
              </Button>
            )}
          </div>
          <p className={studio.hint}>
            <Trans>PNG 或 JPG，5 MB 以内，16:9 最合适；保存后生效</Trans>
          </p>
          {percent !== null && <Progress label={t`上传进度`} percent={percent} />}
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t`上传封面`}
        onChange={({ target }) => {
          send(target.files?.[0])
          // Selecting the same file again must trigger a change event.
          target.value = ''
        }}
      />
    </fieldset>
  )
}
