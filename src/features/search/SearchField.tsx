// Input of the search page. It searches on submit; the one in the header searches while typing.
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../contract/limits/limits.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { searchText } from '../../../rules/text/text-fold.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './SearchField.module.css'
import { searchFieldId } from './search-field-id.ts'

export function SearchField({ name, onSearch }: { name: string; onSearch(name: string): void }) {
  const { t } = useLingui()
  // The draft belongs to the displayed search; when that changes, the input keeps its focus.
  const [draft, setDraft] = useState({ of: name, typed: name, isCut: false })
  const { typed, isCut } = draft.of === name ? draft : { typed: name, isCut: false }
  const input = useRef<HTMLInputElement>(null)
  // Focuses the input on an empty page, except on phones, where the keyboard would cover it.
  useEffect(() => {
    if (name === '' && matchMedia('(min-width: 992px) and (hover: hover)').matches) input.current?.focus({ preventScroll: true })
  }, [name])
  const type = (text: string, isComposing: boolean): void => {
    const cut = firstCharacters(text, limits.searchLength)
    setDraft({ of: name, typed: isComposing ? text : cut, isCut: !isComposing && cut !== text })
  }
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(searchText(typed))
        }}
      >
        <label className={styles.field}>
          <Search size={18} className={styles.icon} aria-hidden="true" />
          <input
            ref={input}
            id={searchFieldId}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            aria-label={t`搜索球队、赛事、资讯，最多 10 个字`}
            placeholder={t`搜球队 主播 赛事`}
            value={typed}
            onChange={(event) => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          />
        </label>
        <Button type="submit" variant="primary" size="lg">
          <Trans>搜索</Trans>
        </Button>
        <p role="status" className={isCut ? styles.cut : undefined}>
          {isCut && <Trans>最多搜 10 个字，后面的没有算进去。</Trans>}
        </p>
      </form>
    </search>
  )
}
