// Danmaku filters: words, patterns, users, low levels; with export and import as a file.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, X } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { Slider } from '../../stream/control/Slider.tsx'
import styles from '../DanmakuPanel.module.css'
import { mostFilters, readFilters } from './filter.ts'
import { filters } from './filter-store.ts'

export function DanmakuFilters({ onBack }: { onBack(): void }) {
  const { t } = useLingui()
  const { words, patterns, users, level } = useStore(filters)
  const onFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    file
      ?.text()
      .then((text) => {
        const read = readFilters(text)
        if (read) filters.join(read)
        toast(read ? t`屏蔽设置已导入` : t`这不是屏蔽设置的文件`, { tone: read ? 'plain' : 'danger' })
      })
      .catch(() => toast(t`文件读不出来`, { tone: 'danger' }))
  }
  return (
    <div>
      <div className={styles.head}>
        <IconButton label={t`返回`} onClick={onBack}>
          <ArrowLeft size={18} />
        </IconButton>
        <Trans>屏蔽设置</Trans>
      </div>
      <Entries
        label={t`屏蔽词`}
        note={t`含有这些词的弹幕不显示`}
        list={words.map((word) => ({ key: word, text: word }))}
        onAdd={(word) => filters.set({ words: [...new Set([...words, word])] })}
        onRemove={(word) => filters.set({ words: words.filter((one) => one !== word) })}
      />
      <Entries
        label={t`屏蔽句式`}
        note={t`整句符合才屏蔽；* 代表任意文字，? 代表一个字`}
        list={patterns.map((pattern) => ({ key: pattern, text: pattern }))}
        onAdd={(pattern) => filters.set({ patterns: [...new Set([...patterns, pattern])] })}
        onRemove={(pattern) => filters.set({ patterns: patterns.filter((one) => one !== pattern) })}
      />
      {users.length > 0 && (
        <Entries
          label={t`屏蔽的用户`}
          list={users.map(({ uid, nickname }) => ({ key: uid, text: nickname }))}
          onRemove={(uid) => filters.set({ users: users.filter((one) => one.uid !== uid) })}
        />
      )}
      <div className={styles.row}>
        <span>
          <Trans>最低等级</Trans>
        </span>
        <Slider label={t`最低等级`} max={50} value={level} text={String(level)} onChange={(value) => filters.set({ level: value })} />
        <Num className={styles.figure}>{level}</Num>
      </div>
      <div className={styles.acts}>
        <label className={styles.entry}>
          <Trans>导入</Trans>
          <input type="file" accept="application/json,.json" hidden onChange={onFile} />
        </label>
        <button type="button" className={styles.entry} onClick={exportFilters}>
          <Trans>导出</Trans>
        </button>
      </div>
    </div>
  )
}

function exportFilters(): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(filters.get(), null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'danmaku-filters.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

interface EntriesProps {
  label: string
  note?: string
  list: readonly { key: string; text: string }[]
  onAdd?(text: string): void
  onRemove(key: string): void
}

function Entries({ label, note, list, onAdd, onRemove }: EntriesProps) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const requested = text.trim()
    if (!requested || list.length >= mostFilters) return
    onAdd?.(requested)
    setText('')
  }
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={id}>{label}</label>
        {onAdd && (
          <>
            <input id={id} className={styles.field} value={text} maxLength={60} onChange={(event) => setText(event.target.value)} />
            <button type="submit" className={styles.add}>
              <Trans>添加</Trans>
            </button>
          </>
        )}
      </form>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.entries}>
        {list.map(({ key, text: shown }) => (
          <button key={key} type="button" className={styles.entry} aria-label={t`不再屏蔽 ${shown}`} onClick={() => onRemove(key)}>
            {shown}
            <X size={14} aria-hidden="true" />
          </button>
        ))}
      </div>
    </>
  )
}
