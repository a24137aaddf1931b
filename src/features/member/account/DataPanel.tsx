// 我的数据: everything that is kept of me as a file, and the end of the account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Member } from '../../../../contract/member.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../Settings.module.css'
import { useAct } from '../use-act.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { saveFile } from './save-file.ts'

export function DataPanel({ member }: { member: Member }) {
  const { t } = useLingui()
  const [closing, setClosing] = useState(false)
  const { busy, run } = useAct()
  const take = async (): Promise<void> => {
    const { file, made_at } = await call('POST api/Member/export')
    saveFile(new Blob([file], { type: 'application/json' }), `grandstand-${member.id}-${made_at.slice(0, 10)}.json`)
  }
  return (
    <Panel padded aria-labelledby="data">
      <SectionHead id="data" title={<Trans>我的数据</Trans>} />
      <div className={styles.field}>
        <span className={styles.label}>
          <b>
            <Trans>导出我的数据</Trans>
          </b>
          <small>
            <Trans>资料、关注、登录记录、账单、反馈，一个 JSON 文件；每天最多 5 次</Trans>
          </small>
        </span>
        <Button size="sm" disabled={busy} onClick={() => void run(take, t`文件已准备好`)}>
          <Trans>导出</Trans>
        </Button>
      </div>
      <div className={styles.field}>
        <span className={styles.label}>
          <b>
            <Trans>注销账号</Trans>
          </b>
          <small>
            <Trans>删除账号和你的资料，不能恢复</Trans>
          </small>
        </span>
        <Button size="sm" onClick={() => setClosing(true)}>
          <Trans>注销</Trans>
        </Button>
      </div>
      <CloseDialog open={closing} onOpenChange={setClosing} member={member} />
    </Panel>
  )
}
