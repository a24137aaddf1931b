// Chat rules of the room: slow mode, and followers only. Applied immediately.
import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomChat } from '../../../../../contract/room/room-card.ts'
import { call } from '../../../../core/api/api.ts'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { SwitchRow } from '../../../../ui/form/SwitchRow.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'

const steps = [0, 3, 5, 10, 30, 60, 120]

export function TalkForm({ chat }: { chat: RoomChat }) {
  const { t } = useLingui()
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const set = (change: Partial<RoomChat>): void =>
    void run(async () => {
      await call('POST api/Live/setLiveInfo', { body: { chat: change } })
      await readAgain('GET api/Live/getStudio')
    }, t`已生效`)
  const choices = steps.includes(chat.slow_seconds) ? steps : [...steps, chat.slow_seconds].sort((a, b) => a - b)
  return (
    <Panel padded aria-labelledby="talk">
      <SectionHead id="talk" title={<Trans>聊天</Trans>} />
      <div className={styles.column}>
        <SelectField
          label={<Trans>慢速模式，每人两条之间至少隔</Trans>}
          value={String(chat.slow_seconds)}
          onChange={(seconds) => set({ slow_seconds: Number(seconds) })}
          options={choices.map((seconds) => ({ value: String(seconds), label: seconds === 0 ? t`不限` : t`${seconds} 秒` }))}
        />
        <SwitchRow
          checked={chat.followers_only}
          disabled={busy}
          onCheckedChange={(followers_only) => set({ followers_only })}
          hint={<Trans>没有关注你的人只能看</Trans>}
        >
          <Trans>只有关注者能发言</Trans>
        </SwitchRow>
      </div>
    </Panel>
  )
}
