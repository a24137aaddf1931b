// The open search: an input above a list of links. Fullscreen on phones.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits/limits.ts'
import { firstCharacters } from '../../../../rules/text/characters.ts'
import { searchText } from '../../../../rules/text/text-fold.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { nextIndex } from '../../../ui/button/roving.ts'
import { isComposing } from '../../../ui/form/is-composing.ts'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { searchMessages } from '../../../ui/messages/search-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { useHasKeyboard } from '../../../ui/page/use-has-keyboard.ts'
import { IndexAge } from '../result/IndexAge.tsx'
import { type HitTarget, type SearchHit, searchFor } from '../search-hit.ts'
import { reportSearch } from './report-search.ts'
import { SearchList } from './SearchList.tsx'
import styles from './SearchPanel.module.css'
import { useSearch } from './use-search.ts'

export interface SearchPanelProps extends OpenProps {
  /** Keys typed before the input was mounted; null once taken over. */
  early: RefObject<string | null>
}

export function SearchPanel({ open, onOpenChange, early }: SearchPanelProps) {
  return open ? (
    <WithMessages catalogs={searchMessages} waiting={null}>
      <OpenSearch early={early} close={() => onOpenChange(false)} />
    </WithMessages>
  ) : null
}

const listId = 'search-list'
export const optionId = (place: number): string => `search-option-${place}`

function OpenSearch({ early, close }: { early: SearchPanelProps['early']; close(): void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const [isCut, setCut] = useState(false)
  const [active, setActive] = useState(-1)
  const search = useSearch(wanted)
  const hasKeyboard = useHasKeyboard()
  const hits = search.groups.flatMap((group) => group.hits)
  // Before paint, so that the next key already reaches the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useLayoutEffect(() => {
    input.current?.focus()
    if (early.current) type(early.current, false)
    early.current = null
  }, [])

  const type = (text: string, isUnfinished: boolean): void => {
    const cut = firstCharacters(text, limits.searchLength)
    // A composition contains text that is not final: it is truncated when it ends, but searched by sound at once.
    setTyped(isUnfinished ? text : cut)
    setCut(!isUnfinished && cut !== text)
    setWanted(searchText(isUnfinished ? text.replaceAll("'", '') : cut))
    setActive(-1)
  }
  const open = (target: HitTarget): void => {
    close()
    void navigate({ to: target.to, search: target.search as never })
  }
  const choose = (hit: SearchHit): void => {
    if (hit.target.to !== '/search') reportSearch(wanted)
    if (wanted) search.remember(wanted)
    open(hit.target)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const hit = hits[active]
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (typed) type('', false)
      else close()
    } else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      if (hit) choose(hit)
      else if (wanted) open(searchFor(wanted))
    } else if (event.key === 'Delete' && hit?.key.startsWith('past ')) {
      event.preventDefault()
      search.deleteSearch(hit.text)
      setActive(-1)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && event.target === input.current) {
      const next = nextIndex(event.key, active, hits.length, 'vertical')
      event.preventDefault()
      if (next === null) return
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
  }
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    // Closes when focus moves to another control; a press on the list's own text does not move focus.
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
            placeholder={t`搜球队 主播 赛事`}
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
        <p className={isCut ? styles.cut : undefined} role="status">
          {isCut && <Trans>最多搜 10 个字，后面的没有算进去。</Trans>}
        </p>
        <div className={styles.body}>
          <SearchList id={listId} search={search} wanted={wanted} active={active} onChoose={choose} />
          {search.oldSince > 0 && <IndexAge savedAt={search.oldSince} className={styles.age} />}
        </div>
        {hasKeyboard && (
          <p className={styles.foot}>
            <Trans>↑ ↓ 选择，Enter 打开，Esc 关闭</Trans>
          </p>
        )}
      </div>
    </>
  )
}
