// Image field: choose, upload, preview, or none.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { pictureTypes, uploadPicture } from '../../../../core/upload/upload.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import styles from '../Admin.module.css'
import { useAdminAction } from '../use-admin-action.ts'

interface PictureFieldProps {
  label: string
  /** Path; empty: none. */
  value: string
  onChange(path: string): void
  error?: string | null
  /** Converts the chosen file before upload. */
  prepare?(file: File): Promise<Blob>
}

export function PictureField({ label, value, onChange, error, prepare }: PictureFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const act = useAdminAction()
  const send = (file: File | undefined): void => {
    if (file)
      void act.run(async () => onChange(await uploadPicture(prepare ? await prepare(file) : file, 'picture')), t`已上传，保存后生效`)
  }
  return (
    <fieldset className={styles.field} aria-label={label}>
      <span>{label}</span>
      {value && (
        <div className={styles.pictures}>
          <img src={value} alt={label} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          send(target.files?.[0])
          target.value = ''
        }}
      />
      <div className={styles.pictures}>
        <Button size="sm" disabled={act.busy} onClick={() => input.current?.click()}>
          {value ? <Trans>换一张</Trans> : <Trans>上传图片</Trans>}
        </Button>
        {value && (
          <Button size="sm" variant="plain" onClick={() => onChange('')}>
            <Trans>不用图片</Trans>
          </Button>
        )}
      </div>
      {(act.error || error) && (
        <span className={styles.error} role="alert">
          {act.error || error}
        </span>
      )}
    </fieldset>
  )
}
