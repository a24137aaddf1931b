// Managers of a room, with each one's actions in the last 30 days; appointed by account number, or from the chat by their message.
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { Manager } from '../../../../../contract/room/moderation.ts'
import type { RoomRole } from '../../../../../contract/room/room-card.ts'
import { mayDismiss } from '../../../../../rules/room/standing-rights.ts'
import { call } from '../../../../core/api/api.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { relativeTime } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import { ReadList } from '../ReadList.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'

export function Managers({ roomId, by }: { roomId: string; by: RoomRole }) {
  const { t } = useLingui()
  const { lang, tz } = useStore(preferences)
  const me = useStore(sessionStore).user?.id
  const read = useStudioRead('POST api/live/assistantList', { body: { id: roomId } })
  const [uid, setUid] = useState('')
  const [ending, setEnding] = useState<Manager | null>(null)
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const count = read.data?.list.length ?? 0
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const named = uid.trim()
    if (named === '') return
    void run(async () => {
      await call('POST api/RoomManage/setAdministrations', { query: { id: roomId, uid: named } })
      setUid('')
      await readAgain()
    }, t`已设为房管`)
  }
  const end = (): void => {
    if (!ending) return
    void run(async () => {
      await call('POST api/RoomManage/delLiveRoomManage', { query: { id: roomId, uid: ending.uid } })
      await readAgain()
    }, t`已取消房管`)
  }
  return (
    <Panel padded aria-labelledby="managers">
      <SectionHead
        id="managers"
        title={<Trans>房管</Trans>}
        more={
          <Num>
            {count} / {roomLimits.managers}
          </Num>
        }
      />
      <form className={classNames(styles.form, styles.above)} onSubmit={add} noValidate>
        <TextField
          label={<Trans>添加房管</Trans>}
          value={uid}
          onChange={setUid}
          placeholder={t`对方的用户 ID`}
          inputMode="numeric"
          spellCheck={false}
          maxLength={64}
          beside={
            <Button type="submit" disabled={busy || uid.trim() === '' || count >= roomLimits.managers}>
              <Trans>添加</Trans>
            </Button>
          }
        />
      </form>
      <ReadList
        read={read}
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={<Trans>还没有房管</Trans>}
            text={<Trans>房管可以禁言和请出，你能看到每个人做了什么，也能撤销。在聊天里点名字也能设。</Trans>}
          />
        }
      >
        {({ list }) => (
          <ul className={styles.rows}>
            {list.map((one) => (
              <li key={one.uid}>
                <PersonPicture path={one.avatar} size={36} />
                <span className={styles.words}>
                  <b>{one.nickname}</b>
                  <small>
                    ID {one.uid} · <Trans>30 天里操作 {one.acts} 次</Trans>
                    {one.acted_at && ` · ${relativeTime(one.acted_at, serverNow(), lang, tz)}`}
                  </small>
                </span>
                {mayDismiss(by, { self: one.uid === me, made: one.made }) && (
                  <Button size="sm" disabled={busy} onClick={() => setEnding(one)} aria-label={t`取消房管 ${one.nickname}`}>
                    <Trans>取消房管</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ReadList>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        title={t`取消 ${ending?.nickname ?? ''} 的房管？`}
        act={t`取消房管`}
        onConfirm={end}
      />
    </Panel>
  )
}
