import type { ReactNode } from 'react'
import type { QueueItem } from '../../../../../contract/admin/queue-admin.ts'

/** Information about an item for its decision, and its actions. */
export interface Details {
  /** The main content, above the facts. */
  lead: ReactNode
  facts: readonly { name: string; value: ReactNode }[]
  acts: ReactNode
}

/** Reads one item as the list of its kind contains it. */
export interface DetailsProps {
  item: Pick<QueueItem, 'id' | 'key'>
  /** Renders it; `details` is undefined while loading or after a failure. */
  children(read: { isLoadingError: boolean; refetch(): unknown; details: Details | undefined }): ReactNode
}
