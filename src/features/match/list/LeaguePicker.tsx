// The league menu as a bottom sheet on phones.
import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { LeagueList, type LeagueListProps } from './LeagueSide.tsx'

export interface LeaguePickerProps extends Omit<LeagueListProps, 'onChoose'> {
  open: boolean
  onOpenChange(open: boolean): void
}

export function LeaguePicker({ open, onOpenChange, ...list }: LeaguePickerProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`联赛`}>
      <LeagueList {...list} onChoose={() => onOpenChange(false)} />
    </Dialog>
  )
}
