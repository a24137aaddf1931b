// Component catalogue: loading, empty, error and stale states; dialogs, popovers and menus.
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarX, EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { Menu } from '../../ui/layer/Menu.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { announce } from '../../ui/page/announce.ts'
import { QrCode } from '../../ui/picture/QrCode.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { Skeleton, SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { StaleNote } from '../../ui/state/StaleNote.tsx'
import { Specimen } from './Specimen.tsx'

type Opened = 'dialog' | 'popover' | 'menu' | null

export function StateParts() {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened>(null)
  const popover = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const close = (): void => setOpened(null)
  return (
    <>
      <Specimen name="SectionHead" wide>
        <SectionHead level={3} title={t`积分榜`} note={t`第 18 轮`} />
      </Specimen>
      <Specimen name="Skeleton" wide>
        <Skeleton width={180} />
        <Skeleton width={44} height={44} round />
        <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
      </Specimen>
      <Specimen name="EmptyState" wide>
        <Panel padded>
          <EmptyState icon={<CalendarX />} title={t`这一天没有比赛`} text={t`换一天看看`} action={<Button>{t`回到今天`}</Button>} />
        </Panel>
      </Specimen>
      <Specimen name="ErrorState" wide>
        <Panel padded>
          <ErrorState onRetry={() => toast(t`重试`)} />
        </Panel>
      </Specimen>
      <Specimen name="StaleNote">
        <StaleNote live>{t`实时`}</StaleNote>
        <StaleNote live={false}>{t`5 分钟前`}</StaleNote>
      </Specimen>
      <Specimen name="Toaster">
        <Button onClick={() => toast(t`添加成功`, { tone: 'ok' })}>{t`添加成功`}</Button>
        <Button onClick={() => toast(t`这部分没有加载出来`, { tone: 'danger' })}>{t`这部分没有加载出来`}</Button>
      </Specimen>
      <Specimen name="announce">
        <Button onClick={() => announce(t`进球`, 'goal')}>{t`进球`}</Button>
      </Specimen>
      <Specimen name="Dialog">
        <Button onClick={() => setOpened('dialog')}>{t`打开`}</Button>
        <Dialog
          open={opened === 'dialog'}
          onOpenChange={(open) => setOpened(open ? 'dialog' : null)}
          title={t`比赛提醒`}
          text={t`只在这台设备上`}
          footer={
            <Button variant="primary" onClick={close}>
              <Trans>好的</Trans>
            </Button>
          }
        >
          <QrCode text="https://localhost/" label={t`扫码打开`} />
        </Dialog>
      </Specimen>
      <Specimen name="Popover">
        <Button ref={popover} aria-expanded={opened === 'popover'} onClick={() => setOpened('popover')}>
          {t`打开`}
        </Button>
        <Popover
          open={opened === 'popover'}
          onOpenChange={(open) => setOpened(open ? 'popover' : null)}
          anchor={popover}
          label={t`比赛提醒`}
        >
          <Button block onClick={close}>
            {t`好的`}
          </Button>
        </Popover>
      </Specimen>
      <Specimen name="Menu">
        <IconButton ref={menu} label={t`更多`} aria-expanded={opened === 'menu'} onClick={() => setOpened('menu')}>
          <EllipsisVertical size={20} />
        </IconButton>
        <Menu
          open={opened === 'menu'}
          onOpenChange={(open) => setOpened(open ? 'menu' : null)}
          anchor={menu}
          label={t`更多`}
          items={[
            { key: 'zh', label: '中文', lang: 'zh', chosen: true, onSelect: close },
            { key: 'vi', label: 'Tiếng Việt', lang: 'vi', chosen: false, onSelect: close },
          ]}
        />
      </Specimen>
    </>
  )
}
