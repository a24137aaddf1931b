// Files of a post, previewed from this device until published: images, cover, video.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Film, ImagePlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ChosenFile } from '../../../ui/form/ChosenFile.tsx'
import { FileRow } from '../../../ui/form/FileRow.tsx'
import styles from './FilePicker.module.css'

interface FilePickerProps {
  label: ReactNode
  kind: 'picture' | 'video'
  files: readonly Blob[]
  most: number
  accept: readonly string[]
  hint?: ReactNode
  /** Why the file was rejected; replaces the hint. */
  error?: string | null
  disabled?: boolean
  onChange(files: Blob[]): void
}

export function FilePicker({ label, kind, files, most, accept, hint, error, disabled, onChange }: FilePickerProps) {
  const { t } = useLingui()
  const noteId = useId()
  const note = error || hint
  const isVideo = kind === 'video'
  const items = files.map((file, index) => ({
    // Files have no id, and are only appended or removed.
    key: String(index),
    shown: <ChosenFile file={file} kind={kind} label={isVideo ? t`选好的视频` : t`第 ${index + 1} 张图片`} />,
    removeLabel: isVideo ? t`去掉视频` : t`去掉第 ${index + 1} 张图片`,
    onRemove: () => onChange(files.filter((one) => one !== file)),
  }))
  return (
    <fieldset className={styles.box} disabled={disabled} aria-describedby={note ? noteId : undefined} data-wrong={error ? '' : undefined}>
      <legend>{label}</legend>
      <FileRow
        items={items}
        adding={
          files.length < most
            ? {
                accept,
                label: isVideo ? t`选择视频` : t`添加图片`,
                icon: isVideo ? <Film size={22} aria-hidden="true" /> : <ImagePlus size={22} aria-hidden="true" />,
                caption: <Trans>添加</Trans>,
                multiple: most > 1,
                onFiles: (more) => onChange([...files, ...more].slice(0, most)),
              }
            : undefined
        }
      />
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error && <CircleAlert size={14} aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
    </fieldset>
  )
}
