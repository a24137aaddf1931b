// Reopens the guide of the first visit: language and theme, teams and leagues, alerts.
import { Trans } from '@lingui/react/macro'
import { openDialog } from '../../../../core/session/open-dialog.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import styles from '../Settings.module.css'

export function GuidePanel() {
  return (
    <Panel padded aria-labelledby="guide">
      <SectionHead id="guide" title={<Trans>开场引导</Trans>} />
      <p className={styles.note}>
        <Trans>语言、球队和联赛、提醒和防剧透，从头再选一遍。已经选好的都还在。</Trans>
      </p>
      <Button aria-haspopup="dialog" onClick={() => openDialog('guide')}>
        <Trans>打开引导</Trans>
      </Button>
    </Panel>
  )
}
