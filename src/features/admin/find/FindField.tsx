// Global search of the admin console: any object by number, users by name. / focuses it from anywhere.
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { searchFieldId } from '../../search/search-field-id.ts'
import styles from './Find.module.css'

/** Maximum length that the API accepts. */
const longest = 254

export function FindField({ onFind }: { onFind(text: string): void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const find = (event: FormEvent): void => {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <search className={styles.search}>
      <form onSubmit={find}>
        <label className={styles.field}>
          <Search size={16} aria-hidden="true" />
          <input
            id={searchFieldId}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={longest}
            aria-keyshortcuts="/"
            aria-label={t`按编号查找，或找用户`}
            placeholder={t`用户、订单、流水、房间…`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        </label>
      </form>
    </search>
  )
}
