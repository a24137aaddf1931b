// Chosen files side by side, each with a remove button, and a tile to add more.
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import styles from './FileRow.module.css'

export interface FileItem {
  key: string
  /** A picture or video that fills its square. */
  shown: ReactNode
  /** Label of its remove button. */
  removeLabel: string
  onRemove(): void
}
export interface FileAdding {
  /** MIME types that are accepted. */
  accept: readonly string[]
  label: string
  icon: ReactNode
  caption: ReactNode
  multiple: boolean
  disabled?: boolean
  onFiles(files: File[]): void
}
export interface FileRowProps {
  items: readonly FileItem[]
  /** Without it no more files can be added. */
  adding?: FileAdding
}

export function FileRow({ items, adding }: FileRowProps) {
  const input = useRef<HTMLInputElement>(null)
  if (items.length === 0 && !adding) return null
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ key, shown, removeLabel, onRemove }) => (
          <li key={key} className={styles.item}>
            {shown}
            <IconButton label={removeLabel} className={styles.remove} onClick={onRemove}>
              <X size={16} />
            </IconButton>
          </li>
        ))}
        {adding && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-label={adding.label}
              disabled={adding.disabled}
              onClick={() => input.current?.click()}
            >
              {adding.icon}
              {adding.caption}
            </button>
          </li>
        )}
      </ul>
      {adding && (
        <input
          ref={input}
          type="file"
          hidden
          multiple={adding.multiple}
          accept={adding.accept.join(',')}
          aria-label={adding.label}
          onChange={({ target }) => {
            adding.onFiles([...(target.files ?? [])])
            // Reset, so that choosing the same file again fires a change.
            target.value = ''
          }}
        />
      )}
    </>
  )
}
