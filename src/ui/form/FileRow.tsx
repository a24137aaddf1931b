// Chosen files side by side, each with a button that takes it away, and a place to choose more.
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import styles from './FileRow.module.css'

export interface FileItem {
  key: string
  /** A picture or video: it fills its square. */
  shown: ReactNode
  /** What its button says. */
  removeLabel: string
  onRemove(): void
}
export interface FileAdding {
  /** Names of the types that are taken. */
  accept: readonly string[]
  label: string
  icon: ReactNode
  words: ReactNode
  multiple: boolean
  disabled?: boolean
  onFiles(files: File[]): void
}
export interface FileRowProps {
  items: readonly FileItem[]
  /** Without it no more are taken. */
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
              {adding.words}
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
            // The same file again is a change, too.
            target.value = ''
          }}
        />
      )}
    </>
  )
}
