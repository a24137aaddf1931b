// 我的数据: exports all stored data of the user as a file, and starts the account deletion.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '../../../../../contract/account/member.ts'
import { call } from '../../../../core/api/api.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { dateText, dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { setMember } from '../member-queries.ts'
import styles from '../Settings.module.css'
import { useMemberAct } from '../use-member-act.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { saveFile } from './save-file.ts'

export function DataPanel({ member }: { member: Member }) {
  const { t } = useLingui()
  const [closing, setClosing] = useState(false)
  const { busy, run } = useMemberAct()
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
            <Trans>资料、关注、发过的内容、登录记录和账单等，一个 JSON 文件；每天最多 5 次</Trans>
          </small>
        </span>
        <Button size="sm" disabled={busy} onClick={() => void run(take, t`文件已准备好`)}>
          <Trans>导出</Trans>
        </Button>
      </div>
      {member.closing_at === null ? (
        <div className={styles.field}>
          <span className={styles.label}>
            <b>
              <Trans>注销账号</Trans>
            </b>
            <small>
              <Trans>7 天内可以撤销，之后账号和你的资料删除，不能恢复</Trans>
            </small>
          </span>
          <Button size="sm" onClick={() => setClosing(true)}>
            <Trans>注销</Trans>
          </Button>
        </div>
      ) : (
        <ClosingField at={member.closing_at} member={member} />
      )}
      <CloseDialog open={closing} onOpenChange={setClosing} member={member} />
    </Panel>
  )
}

/** A scheduled deletion: its date, and a button that cancels it. */
function ClosingField({ at, member }: { at: string; member: Member }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { busy, run } = useMemberAct()
  const chosen = useStore(preferences)
  const tz = shownZone(chosen)
  const when = `${dateText(dayOf(at, tz), chosen.lang, dayOf(serverNow(), tz))} ${timeOf(at, tz)}`
  const cancel = async (): Promise<void> => {
    if (await run(() => call('POST api/Member/keep'), t`已撤销注销，账号保留`)) setMember(client, { ...member, closing_at: null })
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <b>
          <Trans>账号将在 {when} 删除</Trans>
        </b>
        <small>
          <Trans>在那之前可以撤销。到时账号里还有钻石、收益，或有提现、喇叭、订单还在处理，会等处理完再删除</Trans>
        </small>
      </span>
      <Button size="sm" variant="primary" disabled={busy} onClick={() => void cancel()}>
        <Trans>撤销注销</Trans>
      </Button>
    </div>
  )
}
