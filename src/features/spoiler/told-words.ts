// What people wrote, as words, for readers who hide scores: what is flown, spoken or quoted has no place for a cover of its own.
import { useLingui } from '@lingui/react/macro'
import { tellsScore } from '../../../rules/text/tells-score.ts'
import { useStore } from '../../ui/use-store.ts'
import { uncovered } from './revealed.ts'

/** Under which a line of a room, and the danmaku that is the same line, is uncovered alone. */
export const lineName = (id: string): string => `line:${id}`

/** The text of a line, or the words in its place while this reader keeps scores back. */
export function useToldWords(covered: boolean): (line: { id: string; text: string }) => string {
  const { t } = useLingui()
  useStore(uncovered)
  return ({ id, text }) => (covered && !uncovered.has(lineName(id)) && tellsScore(text) ? t`比分已隐藏` : text)
}
