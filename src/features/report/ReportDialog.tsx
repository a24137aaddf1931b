// Report dialog for any object; its form is loaded when first opened.
import type { ReportTarget } from '../../../contract/report.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenedLater } from '../../ui/layer/OpenedLater.tsx'
import type { ReportFormProps } from './ReportForm.tsx'

const form = laterPart<ReportFormProps>(() => import('./ReportForm.tsx').then((part) => part.ReportForm))

interface ReportDialogProps {
  /** Null: closed. */
  target: ReportTarget | null
  onClose(): void
}

export function ReportDialog({ target, onClose }: ReportDialogProps) {
  return <OpenedLater part={form} props={{ target, open: target !== null, onOpenChange: (open) => !open && onClose() }} />
}
