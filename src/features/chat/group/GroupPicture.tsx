// Picture of a group: PNG or JPEG, 5 MB at most; choose, upload, preview, or remove.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { pictureTypes, uploadPicture } from '../../../core/upload/upload.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Progress } from '../../../ui/figure/Progress.tsx'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'
import styles from './GroupPicture.module.css'

interface GroupPictureProps {
  /** Path; empty: none. */
  value: string
  onChange(path: string): void
  /** Called when an upload starts and ends. */
  onSending(sending: boolean): void
}

export function GroupPicture({ value, onChange, onSending }: GroupPictureProps) {
  const { t } = useLingui()
  const messages = usePrivateFailureMessages('groups')
  const input = useRef<HTMLInputElement>(null)
  const giveUp = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState('')
  useEffect(() => () => giveUp.current?.abort(), [])
  const send = (file: File | undefined): void => {
    if (!file) return
    const giving = new AbortController()
    giveUp.current = giving
    setError('')
    setPercent(0)
    onSending(true)
    uploadPicture(file, 'avatar', { onProgress: setPercent, signal: giving.signal })
      .then(onChange)
      .catch((reason: unknown) => {
        if (!giving.signal.aborted) setError(messages.ofError(reason))
      })
      .finally(() => {
        setPercent(null)
        onSending(false)
      })
  }
  return (
    <fieldset className={styles.picture}>
      <legend>
        <Trans>群头像</Trans>
      </legend>
      <div className={styles.row}>
        <PrivateAvatar path={value} isGroup size={56} />
        <div className={styles.words}>
          <div className={styles.acts}>
            <Button size="sm" disabled={percent !== null} onClick={() => input.current?.click()}>
              {value === '' ? <Trans>上传头像</Trans> : <Trans>换一张</Trans>}
            </Button>
            {value !== '' && (
              <Button size="sm" variant="plain" disabled={percent !== null} onClick={() => onChange('')}>
                <Trans>不用头像</Trans>
              </Button>
            )}
          </div>
          <p className={styles.hint}>
            <Trans>PNG 或 JPG，5 MB 以内；保存后生效</Trans>
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
        aria-label={t`上传头像`}
        onChange={({ target }) => {
          send(target.files?.[0])
          // Selecting the same file again must trigger a change event.
          target.value = ''
        }}
      />
    </fieldset>
  )
}
