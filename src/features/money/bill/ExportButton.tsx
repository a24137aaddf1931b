// Exports the bills of the selected range as a CSV file.
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { saveFile } from '../../../ui/page/save-file.ts'
import type { BillFilter } from '../money-queries.ts'
import { useMoneyAct } from '../use-money-act.ts'
import { useMoneyMessages } from '../use-money-messages.ts'

export function ExportButton({ filter }: { filter: BillFilter }) {
  const { t } = useLingui()
  const messageOf = useMoneyMessages()
  const { busy, run } = useMoneyAct()
  const save = (): void => {
    void run('export', async () => {
      try {
        const { name, csv, lines, whole } = await call('GET api/Order/export', { query: filter })
        saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
        toast(whole ? t`已导出 ${lines} 笔` : t`已导出最近的 ${lines} 笔，更早的请缩小范围再导`, { tone: 'ok' })
      } catch (error) {
        toast(messageOf(error), { tone: 'danger' })
      }
    })
  }
  return (
    <Button size="sm" disabled={busy} onClick={save}>
      <Download size={14} aria-hidden="true" />
      <Trans>导出 CSV</Trans>
    </Button>
  )
}
