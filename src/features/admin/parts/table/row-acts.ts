import type { ReactNode } from 'react'

/** Actions on the rows of a list, wherever the rows are displayed. */
export interface RowActs<Row> {
  /** The buttons of a row, or its pending decision. */
  actsOf(row: Row): ReactNode
  /** The dialog that an action has opened; rendered once, beside the rows. */
  dialog: ReactNode
}
