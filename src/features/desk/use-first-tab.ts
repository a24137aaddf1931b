// The tab that the desk opens with: what a new site lacks, as long as it lacks what no site can do without; else the overview.
import { useEffect, useState } from 'react'
import type { DeskTab } from './desk-tab.ts'
import { useDeskRead } from './parts/use-desk-read.ts'

/** `asked`: by the address. Null: it is not known yet. */
export function useFirstTab(asked: DeskTab | undefined): DeskTab | null {
  // Chosen once: what is set up meanwhile does not turn the page under the operator.
  const [first, setFirst] = useState<DeskTab | null>(null)
  const { data, isError } = useDeskRead('GET api/Desk/setup', undefined, undefined, asked === undefined && first === null)
  useEffect(() => {
    if (data) setFirst((known) => known ?? (data.lacks ? 'setup' : 'overview'))
    else if (isError) setFirst((known) => known ?? 'overview')
  }, [data, isError])
  return asked ?? first
}
