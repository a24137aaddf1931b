// Below a followed match, team, league or player: its alerts in one sentence, editable in a dialog.
import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, Settings2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { AlertChoiceEditor } from './AlertChoiceEditor.tsx'
import type { Followed } from './alert-offer.ts'
import styles from './ChoiceStrip.module.css'
import { ChoiceSentence } from './FollowChoiceRow.tsx'

interface ChoiceStripProps {
  followed: Followed
  name: string
  /** In a list, or below a page's header or on its stand: there the button shows its label on phones too. */
  tone?: 'surface' | 'page' | 'stand'
  /** Actions on the right: a calendar file, unfollow. */
  acts?: ReactNode
}

export function ChoiceStrip({ followed, name, tone = 'surface', acts }: ChoiceStripProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <div className={classNames(styles.strip, tone !== 'surface' && styles.head, tone === 'stand' && styles.stand)}>
      <BellRing size={14} aria-hidden="true" />
      <span className={styles.sentence}>
        <ChoiceSentence followed={followed} />
      </span>
      <span className={styles.acts}>
        <button
          type="button"
          className={styles.act}
          aria-haspopup="dialog"
          aria-label={t`选择 ${name} 的提醒`}
          onClick={() => setOpen(true)}
        >
          <Settings2 size={16} aria-hidden="true" />
          <span className={styles.word}>
            <Trans>提醒</Trans>
          </span>
        </button>
        {acts}
      </span>
      <Dialog open={open} onOpenChange={setOpen} title={name} text={t`提醒哪些动态`} width={440}>
        <AlertChoiceEditor followed={followed} name={name} />
      </Dialog>
    </div>
  )
}

/** A secondary button on the strip. */
export function StripAct({ icon, label, onClick, children }: { icon: ReactNode; label: string; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.act} aria-label={label} onClick={onClick}>
      {icon}
      <span className={styles.word}>{children}</span>
    </button>
  )
}
