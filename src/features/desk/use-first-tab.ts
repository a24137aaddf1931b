// The tab that the desk opens with: what a new site lacks, as long as it lacks what no site can do without; else the first.
import { useEffect, useState } from 'react'
import type { DeskTab } from './desk-tab.ts'
import { useDeskRead } from './parts/use-desk-read.ts'

/** `asked`: by the address; `tabs`: those that a role may read. Null: it is not known yet. */
export function useFirstTab(asked: DeskTab | undefined, tabs: readonly DeskTab[]): DeskTab | null {
  // Chosen once: what is set up meanwhile does not turn the page under the operator.
  const [first, setFirst] = useState<DeskTab | null>(null)
  const isAsked = asked !== undefined && tabs.includes(asked)
  const maySetUp = tabs.includes('setup')
  const usual = tabs[0] ?? null
  const { data, isLoadingError } = useDeskRead('GET api/Desk/setup', undefined, undefined, !isAsked && maySetUp && first === null)
  useEffect(() => {
    if (data) setFirst((known) => known ?? (data.lacks ? 'setup' : usual))
    else if (isLoadingError) setFirst((known) => known ?? usual)
  }, [data, isLoadingError, usual])
  if (isAsked) return asked
  return maySetUp ? first : usual
}
