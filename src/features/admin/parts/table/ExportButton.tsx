// Exports all pages of a filtered list as a CSV file, for roles that may.
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApiQuery } from '../../../../../contract/api.ts'
import { exportRows } from '../../../../../contract/limits/admin-limits.ts'
import { mayExport } from '../../../../../rules/admin/admin-rights.ts'
import { csvRows } from '../../../../../rules/text/csv.ts'
import { callFile } from '../../../../core/api/api-file.ts'
import { grouped } from '../../../../core/text/amount-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { saveFile } from '../../../../ui/page/save-file.ts'
import { useAdminMessages } from '../use-admin-messages.ts'
import { useRoles } from '../use-may.ts'

interface ExportButtonProps {
  query: ApiQuery<'GET api/Desk/export'>
  /** Number of rows in the list; without a list the file itself states whether it may be truncated. */
  total?: number
  /** Custom label. */
  children?: ReactNode
}

export function ExportButton({ query, total, children }: ExportButtonProps) {
  const { t } = useLingui()
  const roles = useRoles()
  const messageOf = useAdminMessages()
  const [busy, setBusy] = useState(false)
  if (!mayExport(roles, query.kind)) return null
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const { name, file } = await callFile('GET api/Desk/export', query)
      saveFile(file, name)
      const isCut = total === undefined ? csvRows(await file.text()) >= exportRows : total > exportRows
      const rows = grouped(exportRows)
      toast(isCut ? t`已导出前 ${rows} 行，其余请缩小范围再导` : t`已导出，已记入操作日志`, { tone: 'ok' })
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button disabled={busy} onClick={() => void save()}>
      <Download size={16} aria-hidden="true" />
      {busy ? <Trans>导出中</Trans> : (children ?? <Trans>导出 CSV</Trans>)}
    </Button>
  )
}
