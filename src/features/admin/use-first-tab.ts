// Initial tab of the admin console: the setup checklist while a required item is missing, otherwise the first tab.
import { useEffect, useState } from 'react'
import type { AdminTab } from './admin-tab.ts'
import { useAdminRead } from './parts/use-admin-read.ts'

/** `asked`: tab in the address; `tabs`: tabs that the role may read. Null: not known yet. */
export function useFirstTab(asked: AdminTab | undefined, tabs: readonly AdminTab[]): AdminTab | null {
  // Chosen once: finishing the setup does not change the page under the operator.
  const [first, setFirst] = useState<AdminTab | null>(null)
  const isAsked = asked !== undefined && tabs.includes(asked)
  const maySetUp = tabs.includes('setup')
  const usual = tabs[0] ?? null
  const { data, isLoadingError } = useAdminRead('GET api/Desk/setup', undefined, undefined, !isAsked && maySetUp && first === null)
  useEffect(() => {
    if (data) setFirst((known) => known ?? (data.lacks ? 'setup' : usual))
    else if (isLoadingError) setFirst((known) => known ?? usual)
  }, [data, isLoadingError, usual])
  if (isAsked) return asked
  return maySetUp ? first : usual
}
