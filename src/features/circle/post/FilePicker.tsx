// Files of a post, shown from this device until it is published: pictures, the cover, the video.
import { Trans, useLingui } from '@lingui/react/macro'
import { Film, ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
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
  disabled?: boolean
  onChange(files: Blob[]): void
}

export function FilePicker({ label, kind, files, most, accept, hint, disabled, onChange }: FilePickerProps) {
  const { t } = useLingui()
  const isVideo = kind === 'video'
  const items = files.map((file, index) => ({
    // Files have no name of their own, and are only added or taken away.
    key: String(index),
    shown: <ChosenFile file={file} kind={kind} label={isVideo ? t`选好的视频` : t`第 ${index + 1} 张图片`} />,
    removeLabel: isVideo ? t`去掉视频` : t`去掉第 ${index + 1} 张图片`,
    onRemove: () => onChange(files.filter((one) => one !== file)),
  }))
  return (
    <fieldset className={styles.box} disabled={disabled}>
      <legend>{label}</legend>
      <FileRow
        items={items}
        adding={
          files.length < most
            ? {
                accept,
                label: isVideo ? t`选择视频` : t`添加图片`,
                icon: isVideo ? <Film size={22} aria-hidden="true" /> : <ImagePlus size={22} aria-hidden="true" />,
                words: <Trans>添加</Trans>,
                multiple: most > 1,
                onFiles: (more) => onChange([...files, ...more].slice(0, most)),
              }
            : undefined
        }
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  )
}
