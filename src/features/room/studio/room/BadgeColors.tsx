// Colour of the badge that the room's fans wear, with a preview.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BadgeColor } from '../../../../../contract/gift/rank.ts'
import { call } from '../../../../core/api/api.ts'
import { Chip, ChipRow } from '../../../../ui/button/Chip.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'
import badgeStyles from './BadgeColors.module.css'

const colorMessages = {
  green: msg`绿`,
  blue: msg`蓝`,
  violet: msg`紫`,
  red: msg`红`,
  amber: msg`琥珀`,
  teal: msg`青`,
} satisfies Record<BadgeColor, unknown>
const colors = Object.keys(colorMessages) as BadgeColor[]

/** `name`: the saved badge name; without one the form is disabled. */
export function BadgeColors({ roomId, name }: { roomId: string; name: string }) {
  const { t } = useLingui()
  const read = useStudioRead('POST api/Live_streaming/getFansGroupInfo', { body: { room_id: roomId, limit: 1 } })
  const readAgain = useReadAgain()
  const { busy, run } = useStudioAct()
  if (!read.data) return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : null
  const { color } = read.data.group
  const choose = (next: BadgeColor): void =>
    void run(async () => {
      await call('POST api/Live_streaming/badgeEdit', { body: { name, color: next } })
      await readAgain('POST api/Live_streaming/getFansGroupInfo')
    }, t`已保存`)
  return (
    <fieldset className={styles.set} disabled={busy || name === ''}>
      <legend>
        <Trans>粉丝牌的颜色</Trans>
      </legend>
      <ChipRow className={badgeStyles.colors}>
        {colors.map((one) => (
          <Chip key={one} pressed={one === color} onClick={() => one !== color && choose(one)}>
            <i className={badgeStyles.swatch} data-color={one} aria-hidden="true" /> {t(colorMessages[one])}
          </Chip>
        ))}
      </ChipRow>
      <p className={styles.hint}>
        {name === '' ? (
          <Trans>先给粉丝牌取名</Trans>
        ) : (
          <span className={badgeStyles.badge} data-color={color}>
            {name}
          </span>
        )}
      </p>
    </fieldset>
  )
}
