// Texts of the room: announcement, automatic reply, fan badge and its colour. Each is saved separately.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { StudioRoom } from '../../../../../contract/room/studio.ts'
import { countCharacters } from '../../../../../rules/text/characters.ts'
import { call } from '../../../../core/api/api.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'
import { BadgeColors } from './BadgeColors.tsx'

export function RoomTextForm({ studio }: { studio: StudioRoom }) {
  const { t } = useLingui()
  return (
    <Panel padded aria-labelledby="words">
      <SectionHead id="words" title={<Trans>公告与回复</Trans>} />
      <div className={styles.column}>
        <Line
          name={t`公告`}
          label={<Trans>公告</Trans>}
          hint={<Trans>挂在直播间里，所有人都看得到</Trans>}
          known={studio.placard}
          most={roomLimits.placard}
          isLong
          save={(placard) => call('POST api/Live/setPlacard', { body: { placard } })}
        />
        <Line
          name={t`自动回复`}
          label={<Trans>自动回复</Trans>}
          hint={<Trans>有人私信你时发出去，每人每天一次；留空就不发</Trans>}
          known={studio.auto_reply}
          most={roomLimits.autoReply}
          isLong
          save={(auto_reply) => call('POST api/member/setAutoReply', { body: { auto_reply } })}
        />
        <Line
          name={t`粉丝牌`}
          label={<Trans>粉丝牌的字</Trans>}
          hint={<Trans>你的粉丝团成员名字前的小牌子</Trans>}
          known={studio.badge_name}
          most={roomLimits.badgeName}
          save={(badge_name) => call('POST api/member/setBadgeName', { body: { badge_name } })}
        />
        <BadgeColors roomId={studio.room.id} name={studio.badge_name} />
      </div>
    </Panel>
  )
}

interface LineProps {
  /** For the button's label. */
  name: string
  label: ReactNode
  hint: ReactNode
  known: string
  /** In characters. */
  most: number
  isLong?: boolean
  save(text: string): Promise<unknown>
}

function Line({ name, label, hint, known, most, isLong = false, save }: LineProps) {
  const { t } = useLingui()
  const [text, setText] = useState(known)
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const written = countCharacters(text.trim())
  const error = written > most ? t`最多 ${most} 个字` : null
  const field = { label, hint, error, aside: <small>{`${written} / ${most}`}</small>, value: text, onChange: setText }
  const send = (): void =>
    void run(async () => {
      await save(text)
      await readAgain('GET api/Live/getStudio')
    }, t`已保存`)
  return (
    <div className={styles.form}>
      {isLong ? <TextArea {...field} rows={2} maxLength={most * 4} /> : <TextField {...field} maxLength={most * 4} />}
      <div className={styles.acts}>
        <Button size="sm" disabled={busy || error !== null || text.trim() === known} onClick={send} aria-label={t`保存${name}`}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </div>
  )
}
