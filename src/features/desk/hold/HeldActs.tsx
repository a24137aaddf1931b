// The actions of a row, or, while what was decided about it waits, that: with the seconds that are left and the way back.
import { type ReactNode, useLayoutEffect } from 'react'
import { useStore } from '../../../ui/use-store.ts'
import { deskHold } from './desk-hold.ts'
import { HeldLine } from './HeldLine.tsx'

interface HeldActsProps {
  /** `rowKey` of what the row is about. */
  of: string
  /** The row's own actions. */
  children: ReactNode
}

export function HeldActs({ of, children }: HeldActsProps) {
  const held = useStore(deskHold).find(({ key }) => key === of)
  useLayoutEffect(() => deskHold.show(of), [of])
  return held ? <HeldLine key={held.id} held={held} /> : children
}
