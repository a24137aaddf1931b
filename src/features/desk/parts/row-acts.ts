import type { ReactNode } from 'react'

/** What is done about the rows of a list, wherever they are shown. */
export interface RowActs<Row> {
  /** The buttons of a row, or its pending decision. */
  actsOf(row: Row): ReactNode
  /** What one of them has opened; drawn once, beside the rows. */
  dialog: ReactNode
}
