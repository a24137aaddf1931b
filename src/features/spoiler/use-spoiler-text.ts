// Texts by users as plain strings for users who hide scores: danmaku, speech and quotes have no room for a cover.
import { useLingui } from '@lingui/react/macro'
import { revealsScore } from '../../../rules/text/reveals-score.ts'
import { useStore } from '../../ui/use-store.ts'
import { uncovered } from './revealed.ts'

/** Cover key of a chat line and of the danmaku with the same text. */
export const revealKeyOf = (id: string): string => `line:${id}`

/** Returns a function that gives a line's text, or a placeholder while scores are hidden. */
export function useSpoilerText(covered: boolean): (message: { id: string; text: string }) => string {
  const { t } = useLingui()
  useStore(uncovered)
  return ({ id, text }) => (covered && !uncovered.has(revealKeyOf(id)) && revealsScore(text) ? t`比分已隐藏` : text)
}
