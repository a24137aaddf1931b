// Note of a row as text: 进球, 进球取消 with the struck score, VAR 审核, 4-5 客胜. Hidden scores also hide notes that reveal them.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { noteWord } from '../messages/match-messages.ts'
import { type NoteKey, struckScore } from '../state/row/row-timing.ts'
import styles from './RowNote.module.css'

const neutralNotes: ReadonlySet<NoteKey> = new Set(['soon', 'moved'])

/** The note, or null if it must stay hidden. */
export const shownNote = (note: NoteKey | null, hidden: boolean): NoteKey | null =>
  note && (!hidden || neutralNotes.has(note)) ? note : null

export function RowNote({ row, note: key, hidden }: { row: MatchRow; note: NoteKey | null; hidden: boolean }) {
  const { i18n } = useLingui()
  const note = shownNote(key, hidden)
  if (!note) return null
  const struck = note === 'goal-cancelled' ? struckScore(row) : null
  return (
    <span className={styles[note]}>
      {struck && (
        <s className={styles.struck}>
          <Num>{`${struck[0]}:${struck[1]}`}</Num>
        </s>
      )}
      {noteWord(note, row, i18n)}
    </span>
  )
}
