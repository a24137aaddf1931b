// Component catalogue: buttons, chips, switches, tabs and selection controls.
import { useLingui } from '@lingui/react/macro'
import { Bell, Share2, Star } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Segmented } from '../../ui/form/Segmented.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { SwitchRow } from '../../ui/form/SwitchRow.tsx'
import { Specimen } from './Specimen.tsx'

const variants: NonNullable<ButtonProps['variant']>[] = ['primary', 'line', 'soft', 'lamp', 'plain']
const sizes: NonNullable<ButtonProps['size']>[] = ['sm', 'md', 'lg']

export function ControlParts() {
  const { t } = useLingui()
  const [on, setOn] = useState(true)
  const [chip, setChip] = useState(true)
  const [choice, setChoice] = useState('all')
  const [tab, setTab] = useState('live')
  const follow = t`关注`
  const unreadLabel = (unread: number | string): string => t`提醒，${unread} 条未读`
  return (
    <>
      <Specimen name="Button">
        {variants.flatMap((variant) =>
          sizes.map((size) => (
            <Button key={`${variant}-${size}`} variant={variant} size={size}>
              {follow}
            </Button>
          )),
        )}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {follow}
          </Button>
        ))}
        <Button variant="primary">
          <Bell size={16} />
          {t`比赛提醒`}
        </Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label={follow}>
          <Star size={20} />
        </IconButton>
        <IconButton label={unreadLabel(3)} badge={3}>
          <Bell size={20} />
        </IconButton>
        <IconButton label={unreadLabel('99+')} badge={120}>
          <Bell size={20} />
        </IconButton>
        <IconButton label={t`分享`} disabled>
          <Share2 size={20} />
        </IconButton>
      </Specimen>
      <Specimen name="Chip">
        <ChipRow>
          <Chip pressed={chip} onClick={() => setChip(!chip)}>
            {t`足球`}
          </Chip>
          <Chip>{t`篮球`}</Chip>
          <Chip disabled>{t`网球`}</Chip>
        </ChipRow>
      </Specimen>
      <Specimen name="Switch">
        <Switch label={t`进球声音`} checked={on} onCheckedChange={setOn} />
        <Switch label={t`进球声音`} checked={!on} onCheckedChange={(checked) => setOn(!checked)} />
        <Switch label={t`进球声音`} checked disabled onCheckedChange={() => undefined} />
      </Specimen>
      <Specimen name="SwitchRow" wide>
        <SwitchRow checked={on} onCheckedChange={setOn} hint={t`只在这台设备上`}>
          {t`进球声音`}
        </SwitchRow>
      </Specimen>
      <Specimen name="Segmented">
        <Segmented
          label={t`不看比分`}
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'off', label: t`关` },
            { value: 'followed', label: t`关注的` },
            { value: 'all', label: t`全部` },
          ]}
        />
      </Specimen>
      <Specimen name="TabLinks" wide>
        <TabLinks
          label={t`比赛`}
          current={tab}
          items={[
            { key: 'all', label: t`全部`, count: 64, onSelect: () => setTab('all') },
            { key: 'live', label: t`进行中`, count: 12, live: true, onSelect: () => setTab('live') },
            { key: 'over', label: t`完场`, count: 30, onSelect: () => setTab('over') },
          ]}
        />
      </Specimen>
    </>
  )
}
