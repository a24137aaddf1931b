// Muted or kicked users of the room: until when, why, by whom; adds a user by account number, and lifts a restriction.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../core/api/api.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Pager } from '../../../../ui/button/Pager.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { pageRows, pageWithin } from '../page-within.ts'
import { ReadList } from '../ReadList.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'

const hourSteps = [1, 24, 72, 168, 720]
const noOne = { uid: '', hours: '24', reason: '' }

export function Restricted({ roomId, kind }: { roomId: string; kind: 'mute' | 'kick' }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const [page, setPage] = useState(1)
  const [draft, setDraft] = useState(noOne)
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const isMute = kind === 'mute'
  const body = { id: roomId, page, limit: pageRows }
  const muted = useStudioRead('POST api/RoomManage/muteList', { body, off: !isMute })
  const kicked = useStudioRead('POST api/live/liveKickoutList', { body, off: isMute })
  const read = isMute ? muted : kicked
  // The last entry of a page was lifted, here or elsewhere, or has expired.
  const within = pageWithin(page, read.data?.total ?? Number.POSITIVE_INFINITY, pageRows)
  if (within !== page) setPage(within)
  const restrict = (event: FormEvent): void => {
    event.preventDefault()
    const restriction = { id: roomId, uid: draft.uid.trim(), hours: Number(draft.hours), reason: draft.reason.trim() }
    if (restriction.uid === '') return
    void run(
      async () => {
        await (isMute ? call('POST api/Live/setTaboo', { body: restriction }) : call('POST api/live/liveKickout', { body: restriction }))
        setDraft(noOne)
        await readAgain()
      },
      isMute ? t`已禁言` : t`已请出`,
    )
  }
  const free = (uid: string): void =>
    void run(
      async () => {
        await (isMute
          ? call('POST api/RoomManage/relieveTaboo', { query: { id: roomId, uid } })
          : call('POST api/live/relieveKickout', { body: { id: roomId, uid } }))
        await readAgain()
      },
      isMute ? t`已解除禁言` : t`已放回`,
    )
  return (
    <Panel padded aria-labelledby={kind}>
      <SectionHead id={kind} title={isMute ? <Trans>禁言名单</Trans> : <Trans>请出名单</Trans>} />
      <form className={classNames(styles.form, styles.above)} onSubmit={restrict} noValidate aria-label={isMute ? t`禁言` : t`请出`}>
        <div className={styles.trio}>
          <TextField
            label={<Trans>用户 ID</Trans>}
            value={draft.uid}
            onChange={(uid) => setDraft({ ...draft, uid })}
            inputMode="numeric"
            spellCheck={false}
            maxLength={64}
          />
          <SelectField
            label={<Trans>多久</Trans>}
            value={draft.hours}
            onChange={(hours) => setDraft({ ...draft, hours })}
            options={hourSteps.map((hours) => ({ value: String(hours), label: hours < 24 ? t`${hours} 小时` : t`${hours / 24} 天` }))}
          />
          <TextField
            label={<Trans>原因，选填</Trans>}
            value={draft.reason}
            onChange={(reason) => setDraft({ ...draft, reason })}
            maxLength={200}
          />
        </div>
        <div className={styles.acts}>
          <Button type="submit" size="sm" disabled={busy || draft.uid.trim() === ''}>
            {isMute ? <Trans>禁言</Trans> : <Trans>请出</Trans>}
          </Button>
        </div>
      </form>
      <ReadList read={read} empty={<p className={styles.hint}>{isMute ? <Trans>没有人被禁言</Trans> : <Trans>没有人被请出</Trans>}</p>}>
        {({ list, total }) => (
          <>
            <ul className={styles.rows}>
              {list.map((one) => (
                <li key={one.uid}>
                  <PersonPicture path={one.avatar} size={36} />
                  <span className={styles.words}>
                    <b>{one.nickname}</b>
                    <small>
                      ID {one.uid} ·{' '}
                      <Trans>
                        到 {dayOf(one.until, tz)} {timeOf(one.until, tz)}，由 {one.by.nickname} 操作
                      </Trans>
                      {one.reason && ` · ${one.reason}`}
                    </small>
                  </span>
                  <Button
                    size="sm"
                    disabled={busy}
                    onClick={() => free(one.uid)}
                    aria-label={isMute ? t`解除禁言 ${one.nickname}` : t`放回 ${one.nickname}`}
                  >
                    {isMute ? <Trans>解除禁言</Trans> : <Trans>放回</Trans>}
                  </Button>
                </li>
              ))}
            </ul>
            <Pager counted className={styles.pager} page={page} total={total} size={pageRows} onPage={setPage} />
          </>
        )}
      </ReadList>
    </Panel>
  )
}
