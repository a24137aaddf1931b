// 基本资料: avatar, nickname, signature and birthday. Sends only the changed fields.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Member } from '../../../../../contract/account/member.ts'
import { memberLimits } from '../../../../../contract/limits/member-limits.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { getSite } from '../../../../core/site.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { AvatarDialog } from '../avatar/AvatarDialog.tsx'
import { useUpdateInfo } from '../member-queries.ts'
import { useMemberAct } from '../use-member-act.ts'
import styles from './ProfilePanel.module.css'
import { changesOf, draftOf, faultsOf, writtenOf } from './profile-draft.ts'

export function ProfilePanel({ member }: { member: Member }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(member))
  const [tried, setTried] = useState(false)
  const update = useUpdateInfo()
  const { busy, run } = useMemberAct()
  // Accounts use real time, not product time.
  const [today] = useState(() => dayOf(serverNow(), preferences.get().tz))
  const changes = changesOf(member, draft)
  const faults = faultsOf(draft, { today, site: getSite().name, saved: member.user_nickname })
  const isRefused = faults.nickname !== null || faults.signature || faults.birthday
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!changes || isRefused) return
    void run(async () => setDraft(draftOf(await update(changes))), t`修改成功`)
  }
  const nicknameError = faults.nickname === 'nickname-reserved' ? t`这个昵称不能用，换一个吧` : t`昵称要 2 到 16 个字，不能有看不见的符号`
  return (
    <Panel padded aria-labelledby="profile">
      <SectionHead id="profile" title={<Trans>基本资料</Trans>} />
      <div className={styles.avatar}>
        <PersonPicture path={member.avatar} size={72} />
        <div>
          <Button size="sm" onClick={() => setChoosing(true)}>
            <Trans>更换头像</Trans>
          </Button>
          <p>
            <Trans>从本站的头像里选，或者上传自己的图片</Trans>
          </p>
        </div>
      </div>
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={<Trans>昵称</Trans>}
          value={draft.nickname}
          onChange={(nickname) => setDraft({ ...draft, nickname })}
          aside={<small>{writtenOf(draft.nickname, memberLimits.nicknameMax)}</small>}
          error={tried && faults.nickname ? nicknameError : null}
          autoComplete="nickname"
          maxLength={100}
        />
        <TextArea
          label={<Trans>个性签名</Trans>}
          rows={2}
          value={draft.signature}
          onChange={(signature) => setDraft({ ...draft, signature })}
          aside={<small>{writtenOf(draft.signature, memberLimits.signatureMax)}</small>}
          error={faults.signature ? t`最多 60 个字` : null}
          placeholder={t`说说你支持谁`}
          maxLength={400}
        />
        <TextField
          label={<Trans>生日</Trans>}
          type="date"
          value={draft.birthday}
          onChange={(birthday) => setDraft({ ...draft, birthday })}
          max={today}
          error={faults.birthday ? t`请填写正确的生日` : null}
          hint={<Trans>只有你自己看得到</Trans>}
          autoComplete="bday"
        />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={busy || !changes}>
            <Trans>保存</Trans>
          </Button>
          {changes && (
            <Button variant="plain" disabled={busy} onClick={() => setDraft(draftOf(member))}>
              <Trans>放弃修改</Trans>
            </Button>
          )}
        </div>
      </form>
      <AvatarDialog open={choosing} onOpenChange={setChoosing} current={member.avatar} />
    </Panel>
  )
}
