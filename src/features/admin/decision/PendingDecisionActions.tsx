// Shows the actions of a row, or its pending decision with countdown and undo.
import { type ReactNode, useLayoutEffect } from 'react'
import { useStore } from '../../../ui/use-store.ts'
import { PendingDecisionItem } from './PendingDecisionItem.tsx'
import { pendingDecisionStore } from './pending-decision-store.ts'

interface PendingDecisionActionsProps {
  /** From `subjectKeyOf`. */
  subjectKey: string
  /** The row's actions. */
  children: ReactNode
}

export function PendingDecisionActions({ subjectKey, children }: PendingDecisionActionsProps) {
  const entry = useStore(pendingDecisionStore).find((one) => one.subjectKey === subjectKey)
  useLayoutEffect(() => pendingDecisionStore.markShown(subjectKey), [subjectKey])
  return entry ? <PendingDecisionItem key={entry.id} entry={entry} /> : children
}
