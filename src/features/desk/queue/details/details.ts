import type { ReactNode } from 'react'
import type { QueueItem } from '../../../../../contract/desk/queue-desk.ts'

/** What there is to know of an item before it is decided, and what is done about it. */
export interface Details {
  /** What it is about, above all else. */
  lead: ReactNode
  facts: readonly { name: string; value: ReactNode }[]
  acts: ReactNode
}

/** Reads one item of a kind as its own list has it. */
export interface DetailsProps {
  item: Pick<QueueItem, 'id' | 'key'>
  /** Draws it; without `details` it is on its way, or has failed. */
  children(read: { isLoadingError: boolean; refetch(): unknown; details: Details | undefined }): ReactNode
}
