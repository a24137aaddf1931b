// Selects or drops a picture for the avatar and previews the square to upload.
import { Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../core/api/api.ts'
import { pictureFault, pictureTypes } from '../../../../core/upload/upload.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useMemberMessages } from '../use-member-messages.ts'
import styles from './AvatarUpload.module.css'
import { SquareChoice } from './SquareChoice.tsx'
import { middleSquare, type Size, type Square, sizeOf } from './square-picture.ts'

export interface Picked {
  file: Blob
  size: Size
  square: Square
}

export interface AvatarUploadProps {
  picked: Picked | null
  onPicked(picked: Picked): void
  disabled: boolean
}

export function AvatarUpload({ picked, onPicked, disabled }: AvatarUploadProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const failed = useMemberMessages()
  const shown = useObjectUrl(picked?.file ?? null)
  const take = (file: File | undefined): void => {
    if (!file) return
    const fault = pictureFault(file)
    if (fault) {
      setError(failed(new ApiError(1, fault, fault)))
      return
    }
    sizeOf(file).then(
      (size) => {
        setError('')
        onPicked({ file, size, square: middleSquare(size) })
      },
      (reason: unknown) => {
        console.warn('avatar picture decode failed', reason)
        setError(t`这张图片打不开，换一张试试`)
      },
    )
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    if (!disabled) take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div className={styles.place} data-picked={picked !== null} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {picked && shown ? (
        <SquareChoice
          src={shown}
          size={picked.size}
          square={picked.square}
          onSquare={(square) => onPicked({ ...picked, square })}
          disabled={disabled}
        />
      ) : (
        <span className={styles.empty} aria-hidden="true">
          <Upload size={24} />
        </span>
      )}
      <div className={styles.words}>
        <Button size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          {picked ? <Trans>换一张</Trans> : <Trans>上传图片</Trans>}
        </Button>
        {!picked && (
          <p>
            <Trans>PNG 或 JPEG，5 MB 以内，也可以拖进来</Trans>
          </p>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t`上传图片`}
        onChange={({ target }) => {
          take(target.files?.[0])
          // Lets the user select the same file again.
          target.value = ''
        }}
      />
    </div>
  )
}

/** Creates an object URL for the blob and revokes it when it is no longer shown. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
