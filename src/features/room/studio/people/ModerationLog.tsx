// Moderation log of the room, latest first; the latest action on a person can be undone.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Moderation, ModerationAct } from '../../../../../contract/room/moderation.ts'
import { call } from '../../../../core/api/api.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Pager } from '../../../../ui/button/Pager.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { pageRows } from '../page-within.ts'
import { ReadList } from '../ReadList.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'

export function ModerationLog({ roomId }: { roomId: string }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const [page, setPage] = useState(1)
  const read = useStudioRead('POST api/RoomManage/log', { body: { id: roomId, page, limit: pageRows } })
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const acts: Record<ModerationAct, string> = {
    mute: t`禁言`,
    unmute: t`解除禁言`,
    kick: t`请出`,
    unkick: t`放回`,
    manager: t`设为房管`,
    unmanager: t`取消房管`,
  }
  const sentence = ({ by, act, subject, hours }: Moderation): string => {
    const [who, what, whom] = [by.nickname, acts[act], subject.nickname]
    return hours ? t`${who} 把 ${whom} ${what} ${hours} 小时` : t`${who} 把 ${whom} ${what}`
  }
  const undo = (entry: number): void =>
    void run(async () => {
      await call('POST api/RoomManage/undo', { body: { id: roomId, entry } })
      await readAgain()
    }, t`已撤销`)
  return (
    <Panel padded aria-labelledby="log">
      <SectionHead id="log" title={<Trans>管理记录</Trans>} />
      <ReadList read={read} empty={<p className={styles.hint}>{t`还没有记录`}</p>}>
        {({ list, total }) => (
          <>
            <ol className={styles.rows}>
              {list.map((one) => (
                <li key={one.id}>
                  <span className={styles.words}>
                    <b className={one.undone_at ? styles.gone : undefined}>{sentence(one)}</b>
                    <small>
                      {dayOf(one.at, tz)} {timeOf(one.at, tz)}
                      {one.reason && ` · ${one.reason}`}
                      {one.undone_by && (
                        <>
                          {' · '}
                          <Trans>由 {one.undone_by.nickname} 撤销</Trans>
                        </>
                      )}
                    </small>
                  </span>
                  {one.can_undo && (
                    <Button size="sm" disabled={busy} onClick={() => undo(one.id)} aria-label={t`撤销：${sentence(one)}`}>
                      <Trans>撤销</Trans>
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <Pager counted className={styles.pager} page={page} total={total} size={pageRows} onPage={setPage} />
          </>
        )}
      </ReadList>
    </Panel>
  )
}
