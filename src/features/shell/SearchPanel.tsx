// The open search: a field over a list that opens what it names. Fills the screen of a phone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { OpenProps } from '../../ui/OpenedLater.tsx'
import { nextIndex } from '../../ui/roving.ts'
import { SearchList } from './SearchList.tsx'
import styles from './SearchPanel.module.css'
import { rememberSearch } from './search-history.ts'
import type { SearchHit } from './search-hit.ts'
import { firstCharacters, searchText } from './search-text.ts'
import { useSearch } from './use-search.ts'

export function SearchPanel({ open, onOpenChange }: OpenProps) {
  return open ? <OpenSearch close={() => onOpenChange(false)} /> : null
}

const listId = 'search-list'
export const optionId = (place: number): string => `search-option-${place}`

function OpenSearch({ close }: { close(): void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const [active, setActive] = useState(-1)
  const search = useSearch(wanted)
  const hits = search.groups.flatMap((group) => group.hits)
  useEffect(() => input.current?.focus(), [])

  const type = (text: string, isComposing: boolean): void => {
    // A composition holds letters that are not the text yet; it is cut and searched when it ends.
    setTyped(isComposing ? text : firstCharacters(text))
    if (!isComposing) setWanted(searchText(text))
    setActive(-1)
  }
  const choose = (hit: SearchHit): void => {
    const { target } = hit
    if ('find' in target) {
      type(target.find, false)
      void rememberSearch(searchText(target.find))
      input.current?.focus()
      return
    }
    void rememberSearch(wanted)
    close()
    void navigate({ to: target.to, search: target.search as never })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (typed) type('', false)
      else close()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const hit = hits[Math.max(active, wanted ? 0 : active)]
      if (hit) choose(hit)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = nextIndex(event.key, active, hits.length, 'vertical')
      event.preventDefault()
      if (next === null) return
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
  }
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    // Focus that leaves for another control closes it; a press on the list's own text moves focus nowhere.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <>
      <div className={styles.behind} onPointerDown={close} />
      <div className={styles.panel} role="dialog" aria-label={t`搜索`} onBlur={onBlur} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <IconButton label={t`关闭搜索`} className={styles.back} onClick={close}>
            <ArrowLeft size={20} />
          </IconButton>
          <Search size={16} className={styles.icon} />
          <input
            ref={input}
            className={styles.input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            role="combobox"
            aria-label={t`搜索球队、赛事、资讯，最多 10 个字`}
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            placeholder={t`搜球队、赛事、资讯`}
            value={typed}
            onChange={(event) => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          />
          {typed && (
            <IconButton
              label={t`清空`}
              className={styles.clear}
              onClick={() => {
                type('', false)
                input.current?.focus()
              }}
            >
              <X size={16} />
            </IconButton>
          )}
        </div>
        <div className={styles.body}>
          <SearchList id={listId} search={search} wanted={wanted} active={active} onChoose={choose} />
        </div>
        <p className={styles.foot}>
          <Trans>↑ ↓ 选择，Enter 打开，Esc 关闭</Trans>
        </p>
      </div>
    </>
  )
}
